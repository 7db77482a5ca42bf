/** What travels between server and client, under the client's names. The types themselves are made from the server's. */
import type {
  Arg,
  Command,
  GameShown,
  LevelShown,
  SeatShown,
  SeatWanted,
  Choice as TableOption,
  TableShown,
} from "./protocol";

export type {
  Arg,
  Clause,
  Contribution,
  Contributor,
  Down,
  Draw,
  Event as GameEvent,
  Games,
  Gathering,
  Luck,
  Message,
  NewTable,
  Option,
  Prompt,
  Refused,
  Rematch,
  Rules,
  ScoreRow,
  TableMade,
  Update,
} from "./protocol";

export type Up = Command;
export type GameInfo = GameShown;
export type LevelInfo = LevelShown;
export type SeatInfo = SeatShown;
export type SeatKind = SeatWanted["kind"];
export type TableSummary = TableShown;
export type { TableOption };
export type Args = Readonly<Record<string, Arg>>;

/** The viewer who holds no seat. */
export const SPECTATOR = -1;
