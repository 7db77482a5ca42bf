/** The tables this browser holds a key for, newest first. A key is the only proof of a seat, so it stays here and in its secret link. */
import { forgetLuck } from "./luck";

export interface MyTable {
  readonly table: string;
  readonly key: string;
  readonly game: string;
  readonly at: number;
  /** What the host may hand out: the friends' secret links and the spectators' link. */
  readonly links?: readonly { readonly seat: number; readonly key: string }[];
  readonly watch?: string;
}

const NAME = "serenissima.tables";
const MOST = 60;

export function myTables(): MyTable[] {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(NAME) ?? "[]");
    return Array.isArray(told)
      ? told.filter((one): one is MyTable => typeof one?.table === "string" && typeof one?.key === "string")
      : [];
  } catch {
    return [];
  }
}

function keep(tables: readonly MyTable[]): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing: the secret link still opens the table.
  }
}

/** What is known of a table: through this key, or else through the first one kept. */
export function myTable(table: string, key?: string): MyTable | undefined {
  return myTables().find((one) => one.table === table && (key === undefined || one.key === key));
}

const same = (one: MyTable, table: string, key: string): boolean => one.table === table && one.key === key;

/** Remembers a key of a table; what is already known with it (the links a host may share) is kept. */
export function remember(table: MyTable): void {
  const known = myTable(table.table, table.key);
  keep([{ ...known, ...table }, ...myTables().filter((one) => !same(one, table.table, table.key))]);
}

export function forget(table: string, key: string): void {
  if (!myTables().some((one) => one.table === table && one.key !== key)) forgetLuck(table);
  keep(myTables().filter((one) => !same(one, table, key)));
}
