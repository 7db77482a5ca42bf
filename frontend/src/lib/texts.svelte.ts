/** Words in two languages: Fluent messages of the shell (bundled), of the engine and the game (from the server) and of the board (beside it). */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../texts/en.ftl?raw";
import fr from "../texts/fr.ftl?raw";
import { api } from "./api";
import type { Words } from "./board";
import { type Lang, settings } from "./settings.svelte";
import type { Arg, Args, Message } from "./wire";

type SeatArg = { readonly seat: number };

function bundle(lang: Lang, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const error of made.addResource(new FluentResource(source))) console.warn("text", lang, error);
  return made;
}

const SHELL: Record<Lang, FluentBundle> = { en: bundle("en", en), fr: bundle("fr", fr) };

/** Marks around a player's name, so that it can be set in bold after formatting. They never reach the page. */
const NAME_START = "\uE000";
const NAME_END = "\uE001";

export interface Piece {
  readonly text: string;
  readonly name: boolean;
}

const isSeat = (arg: object): arg is SeatArg => "seat" in arg;

/** Words of one language from several layers of messages, the first that knows an id speaking. */
class Speaker implements Words {
  readonly lang: Lang;
  private readonly layers: readonly FluentBundle[];
  private readonly nameOf: (seat: number) => string | undefined;

  constructor(lang: Lang, layers: readonly FluentBundle[], nameOf: (seat: number) => string | undefined) {
    this.lang = lang;
    this.layers = layers;
    this.nameOf = nameOf;
  }

  has(id: string): boolean {
    return this.find(id) !== undefined;
  }

  say(id: string, args: Args = {}): string {
    return this.plain(this.format(id, args));
  }

  tell(message: Message): string {
    return this.say(message.id, message.args);
  }

  /** The text with the players' names apart. */
  pieces(id: string, args: Args = {}): Piece[] {
    const parts = this.format(id, args).split(new RegExp(`[${NAME_START}${NAME_END}]`));
    return parts.map((text, i) => ({ text, name: i % 2 === 1 })).filter((piece) => piece.text !== "");
  }

  /** An argument on its own: a label on a button or in a list. */
  label(arg: Arg): string {
    return this.plain(String(this.variable(arg)));
  }

  private plain(text: string): string {
    return text.replaceAll(NAME_START, "").replaceAll(NAME_END, "");
  }

  private find(id: string): { bundle: FluentBundle; id: string; attribute: string | undefined } | undefined {
    const [name = id, attribute] = id.split(".");
    const layer = this.layers.find((one) => {
      const message = one.getMessage(name);
      return (
        message !== undefined && (attribute === undefined ? message.value !== null : attribute in message.attributes)
      );
    });
    return layer && { bundle: layer, id: name, attribute };
  }

  private format(id: string, args: Args): string {
    const found = this.find(id);
    if (!found) return id;
    const message = found.bundle.getMessage(found.id)!;
    const pattern = found.attribute === undefined ? message.value! : message.attributes[found.attribute]!;
    const errors: Error[] = [];
    const text = found.bundle.formatPattern(pattern, this.variables(args), errors);
    for (const error of errors) console.warn("text", id, error);
    return text;
  }

  private variables(args: Args): Record<string, FluentVariable> {
    const told: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) {
      told[name] = this.variable(arg);
      if (typeof arg !== "object" || !("id" in arg)) continue;
      const gender = `${arg.id}.gender`;
      told[`${name}_gender`] = this.has(gender) ? this.format(gender, arg.args ?? {}) : "";
      const n = (arg as { n?: number }).n ?? arg.args?.n;
      if (typeof n === "number") told[`${name}_n`] = n;
    }
    return told;
  }

  /** A party without a player, such as a neutral one of a variant, has its name from the game. */
  private partyName(seat: number): string {
    return this.has("neutral-player") ? this.format("neutral-player", {}) : String(seat + 1);
  }

  private variable(arg: Arg): FluentVariable {
    if (typeof arg === "number" || typeof arg === "string") return arg;
    if (arg === null || typeof arg !== "object") return String(arg);
    if (Array.isArray(arg)) return new Intl.ListFormat(this.lang).format(arg.map((one) => String(this.variable(one))));
    if (isSeat(arg)) return `${NAME_START}${this.nameOf(arg.seat) ?? this.partyName(arg.seat)}${NAME_END}`;
    const message = arg as Message;
    return this.format(message.id, message.args ?? {});
  }
}

export type { Speaker };

const nobody = (seat: number) => String(seat + 1);

/** The shell's own words, for pages without a game. */
export const shell = {
  get words(): Speaker {
    return SHELL_SPEAKERS[settings.lang];
  },
};

const SHELL_SPEAKERS: Record<Lang, Speaker> = {
  en: new Speaker("en", [SHELL.en], nobody),
  fr: new Speaker("fr", [SHELL.fr], nobody),
};

/** The part under which the server keeps the texts of the engine and the tables. */
const COMMON = "common";

const fetched = new Map<string, Promise<FluentBundle>>();

/** The texts of a game, or of the engine and the tables, fetched once. */
export function gameTexts(game: string, lang: Lang): Promise<FluentBundle> {
  const name = `${game}/${lang}`;
  let texts = fetched.get(name);
  if (!texts) {
    texts = api.texts(game, lang).then((source) => bundle(lang, source));
    texts.catch(() => fetched.delete(name));
    fetched.set(name, texts);
  }
  return texts;
}

/** Words for a table or a game's page: board, game, engine, shell. */
export async function wordsFor(
  game: string,
  lang: Lang,
  boardTexts: string | undefined,
  nameOf: (seat: number) => string | undefined = nobody,
): Promise<Speaker> {
  const [own, common] = await Promise.all([gameTexts(game, lang), gameTexts(COMMON, lang)]);
  const layers = [...(boardTexts === undefined ? [] : [bundle(lang, boardTexts)]), own, common, SHELL[lang]];
  return new Speaker(lang, layers, nameOf);
}

/** A text of the shell in the language of the page. */
export const t = (id: string, args?: Args): string => shell.words.say(id, args);
