/** Small shapes that the scenes share. */

/** A pointed window of Venice, its sill at the bottom. */
export function ogee(x: number, y: number, width: number, height: number): string {
  const [half, spring] = [width / 2, height * 0.42];
  return (
    `M${x} ${y + height}V${y + spring}Q${x} ${y + height * 0.2} ${x + half} ${y}` +
    `Q${x + width} ${y + height * 0.2} ${x + width} ${y + spring}V${y + height}Z`
  );
}

/** A round-headed opening. */
export function arch(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y + height}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2}V${y + height}Z`;
}

/** A line of ripples. */
export function ripple(x: number, y: number, count: number, length = 20, height = 6): string {
  return `M${x} ${y}q${length / 2}-${height} ${length} 0${` t${length} 0`.repeat(count - 1)}`;
}

/** The numbers from 0 on. */
export const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
