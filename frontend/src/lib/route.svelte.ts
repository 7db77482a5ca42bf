/** Where we are: the path of the page, and the secret of a table in its fragment. */

/** With whom: bots, friends who get a link, or people around this screen. */
export type Company = "bots" | "friends" | "screen";

export type Place =
  | { page: "home" }
  | { page: "start"; game: string | null; company: Company }
  | { page: "table"; table: string; key: string | null }
  | { page: "luck"; table: string; key: string | null }
  | { page: "rules"; game: string; clause: string | null }
  | { page: "lost" };

/** The parts of a path; nothing when it is not written as addresses are. */
function partsOf(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function read(): Place {
  const { pathname, search, hash } = location;
  const parts = partsOf(pathname);
  if (parts === null) return { page: "lost" };
  const query = new URLSearchParams(search);
  if (parts.length === 0) return { page: "home" };
  if (parts[0] === "new") {
    const company = query.has("friends") ? "friends" : query.has("screen") ? "screen" : "bots";
    return { page: "start", game: query.get("game"), company };
  }
  if (parts[0] === "t" && parts.length === 2) return { page: "table", table: parts[1]!, key: hash.slice(1) || null };
  if (parts[0] === "t" && parts.length === 3 && parts[2] === "luck")
    return { page: "luck", table: parts[1]!, key: hash.slice(1) || null };
  if (parts[0] === "rules" && parts.length === 2)
    return { page: "rules", game: parts[1]!, clause: hash.slice(1) || null };
  return { page: "lost" };
}

class Route {
  place = $state.raw<Place>(read());

  constructor() {
    const reread = () => {
      this.place = read();
    };
    addEventListener("popstate", reread);
    addEventListener("hashchange", reread);
  }

  /** Goes to a page of ours. `state` is for that page alone: it can read it once with `takeState`. */
  go(address: string, state: unknown = null): void {
    history.pushState(state, "", address);
    this.place = read();
    scrollTo(0, 0);
  }

  takeState(): unknown {
    const state: unknown = history.state;
    history.replaceState(null, "");
    return state;
  }

  /** Follows links of our own without loading the page again. */
  follow = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("a[href]");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (
      link.pathname.startsWith("/api") ||
      (link.pathname === location.pathname && link.search === location.search && link.hash)
    )
      return;
    event.preventDefault();
    this.go(link.href);
  };
}

export const route = new Route();
