/** Players are told apart by colour, symbol and name: one set for all games. */

export interface SeatLook {
  readonly colour: string;
  /** Fill of discs, figures and counters. */
  readonly fill: string;
  /** The symbol's ink on that fill, at least 4.5 to 1. */
  readonly ink: string;
  readonly symbol: "wave" | "sun" | "moon" | "star" | "key";
}

const LOOKS: readonly SeatLook[] = [
  { colour: "blue", fill: "#2456A6", ink: "#FFFFFF", symbol: "wave" },
  { colour: "yellow", fill: "#E3B321", ink: "#2A1D00", symbol: "sun" },
  { colour: "white", fill: "#F8F5EE", ink: "#1C282B", symbol: "moon" },
  { colour: "orange", fill: "#D9631C", ink: "#1F0C00", symbol: "star" },
  { colour: "wood", fill: "#B2854A", ink: "#1C1204", symbol: "key" },
];

/** The look of a colour; the server numbers them in the order above. */
export function lookOf(colour: number): SeatLook {
  return LOOKS[colour % LOOKS.length]!;
}

interface Sitting {
  readonly name: string;
  readonly kind: string;
}

/** Whom a contributor to the luck stands for: `friend-2` for the friend at seat 2, `host` for those at the host's screen. */
export function contributing(name: string, seats: readonly Sitting[]): string[] {
  const friend = /^friend-(\d+)$/.exec(name);
  if (friend) return seats.filter((_, seat) => seat === Number(friend[1])).map((seat) => seat.name);
  return seats.filter((seat) => seat.kind === "screen").map((seat) => seat.name);
}
