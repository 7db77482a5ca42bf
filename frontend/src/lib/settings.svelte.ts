/** Language and theme: chosen by the person, kept in the browser. */

export type Lang = "en" | "fr";
export type Theme = "auto" | "light" | "dark";

const THEMES: readonly Theme[] = ["auto", "light", "dark"];

/** What the browser has kept under a name of ours; nothing where it keeps nothing. */
export function stored(name: string): string | null {
  try {
    return localStorage.getItem(`serenissima.${name}`);
  } catch {
    return null;
  }
}

export function store(name: string, value: string): void {
  try {
    localStorage.setItem(`serenissima.${name}`, value);
  } catch {
    // A browser that keeps nothing: the setting holds until the page is left.
  }
}

function firstLang(): Lang {
  const told = stored("lang");
  if (told === "en" || told === "fr") return told;
  return navigator.languages.some((lang) => lang.toLowerCase().startsWith("fr")) ? "fr" : "en";
}

class Settings {
  lang = $state<Lang>(firstLang());
  theme = $state<Theme>(THEMES.find((theme) => theme === stored("theme")) ?? "auto");

  speak(lang: Lang): void {
    this.lang = lang;
    store("lang", lang);
  }

  nextTheme(): void {
    this.theme = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length]!;
    store("theme", this.theme);
  }
}

export const settings = new Settings();
