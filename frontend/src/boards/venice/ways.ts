/** The way that is shown: of which gondola, and to which dock. Nothing is worked out here but which of the told ways is meant. */
import type { Option } from "../../lib/wire";
import type { ReachFigures, VeniceFigures, WayFigures } from "./view";

export interface Voyage {
  /** The gondola whose ways are shown, with all of them. */
  readonly reach: ReachFigures | null;
  /** The way to the dock pointed at. */
  readonly way: WayFigures | null;
  /** The docks on it, where it begins and where it ends included. */
  readonly docks: readonly number[];
}

function dockOf(ref: string | null | undefined): number | null {
  return ref?.startsWith("dock:") ? Number(ref.slice(5)) : null;
}

const wayTo = (reach: ReachFigures | undefined, dock: number | null): WayFigures | null =>
  reach?.docks.find((way) => way.dock === dock) ?? null;

/** Of the gondola pointed at or chosen; with neither, of the one that comes cheapest to the dock pointed at. */
function reachFor(told: VeniceFigures, gondola: string | undefined, goal: number | null): ReachFigures | undefined {
  if (gondola !== undefined) return told.reach.find((one) => gondola.endsWith(`.${one.gondola}`));
  if (told.reach.length < 2) return told.reach[0];
  const fit = told.reach.filter((one) => wayTo(one, goal));
  return fit.sort((a, b) => wayTo(a, goal)!.price - wayTo(b, goal)!.price)[0];
}

/** The canal that an option to sail takes is the one way it means, whatever else would lead there. */
function direct(told: VeniceFigures, way: WayFigures, start: number, sail: Option): WayFigures {
  const canal = told.canals.findIndex(
    (one) => (one.from === start && one.to === way.dock) || (one.to === start && one.from === way.dock),
  );
  return { ...way, canals: [canal], price: Number(sail.args.price ?? 0), crossings: 0, bridges: 0, activates: [] };
}

export function voyage(told: VeniceFigures, preview: Option | null, pointed: string | null): Voyage {
  const sail = preview?.kind === "sail" ? preview : null;
  const goal = dockOf(pointed) ?? dockOf(sail?.refs[0]);
  const gondola = preview?.kind === "gondolier" ? preview.refs[0] : undefined;
  const reach = reachFor(told, gondola, goal);
  const found = wayTo(reach, goal);
  if (!reach || !found) return { reach: reach ?? null, way: null, docks: [] };
  const way = sail && dockOf(sail.refs[0]) === goal ? direct(told, found, reach.start, sail) : found;
  const docks = [reach.start];
  for (const n of way.canals) {
    const canal = told.canals[n]!;
    docks.push(canal.from === docks.at(-1) ? canal.to : canal.from);
  }
  return { reach, way, docks };
}
