// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { route } from "../src/lib/route.svelte";

const at = (address: string): unknown => {
  route.go(address);
  return route.place;
};

/** Whether the page itself would go where the link leads. */
function followed(link: string, more: MouseEventInit = {}): boolean {
  document.body.innerHTML = link;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...more });
  Object.defineProperty(event, "target", { value: document.querySelector("b") });
  route.follow(event);
  return event.defaultPrevented;
}

describe("the place that an address names", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new", { page: "start", game: null, company: "bots" }],
    ["/new?game=rialto&friends", { page: "start", game: "rialto", company: "friends" }],
    ["/new?screen", { page: "start", game: null, company: "screen" }],
    ["/t/a%20b#key", { page: "table", table: "a b", key: "key" }],
    ["/t/ab", { page: "table", table: "ab", key: null }],
    ["/t/ab/luck#key", { page: "luck", table: "ab", key: "key" }],
    ["/rules/doge#DOG-1", { page: "rules", game: "doge", clause: "DOG-1" }],
    ["/rules/doge", { page: "rules", game: "doge", clause: null }],
    ["/t", { page: "lost" }],
    ["/t/ab/other", { page: "lost" }],
    ["/rules", { page: "lost" }],
  ])("%s", (address, place) => {
    expect(at(address)).toEqual(place);
  });

  it("is lost when the address cannot be read", () => {
    expect(at("/t/%E0%A4%A")).toEqual({ page: "lost" });
  });

  it("is read again when the person goes back or changes the key", () => {
    route.go("/");
    history.replaceState(null, "", "/new");
    dispatchEvent(new Event("popstate"));
    expect(route.place.page).toBe("start");
    history.replaceState(null, "", "/t/ab#key");
    dispatchEvent(new Event("hashchange"));
    expect(route.place).toEqual({ page: "table", table: "ab", key: "key" });
  });
});

it("what one page leaves for the next is read once", () => {
  route.go("/new", { seats: 3 });
  expect(route.takeState()).toEqual({ seats: 3 });
  expect(route.takeState()).toBeNull();
});

describe("a link", () => {
  afterEach(() => vi.restoreAllMocks());

  it("of our own is followed without loading the page again", () => {
    expect(followed('<a href="/rules/doge"><b></b></a>')).toBe(true);
    expect(route.place).toEqual({ page: "rules", game: "doge", clause: null });
  });

  it.each([
    ["to the server", '<a href="/api/tables"><b></b></a>', {}],
    ["to elsewhere", '<a href="https://elsewhere.example/"><b></b></a>', {}],
    ["to a file", '<a href="/x" download><b></b></a>', {}],
    ["into another tab", '<a href="/x" target="_blank"><b></b></a>', {}],
    ["that is none", "<i><b></b></i>", {}],
    ["with a key held", '<a href="/new"><b></b></a>', { ctrlKey: true }],
    ["by another button", '<a href="/new"><b></b></a>', { button: 1 }],
  ])("%s is left to the browser", (_, link, more) => {
    expect(followed(link, more)).toBe(false);
  });

  it("to a place on the same page is left to the browser", () => {
    route.go("/rules/doge");
    expect(followed('<a href="/rules/doge#DOG-2"><b></b></a>')).toBe(false);
    expect(followed('<a href="/rules/rialto#RIA-2"><b></b></a>')).toBe(true);
  });
});
