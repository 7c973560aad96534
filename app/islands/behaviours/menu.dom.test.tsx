import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followMenu } from "./menu.ts";

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    opened.push(this);
  }
  close() {
    this.readyState = 2;
  }
  /** Answers with a status other than 200, after which a browser does not try again. */
  refuse() {
    this.readyState = 2;
    this.dispatchEvent(new Event("error"));
  }
}
let opened: Stream[];
let hidden: boolean;
/** Removes the page of the previous test. */
let forget: () => void;
const look = (away: boolean) => {
  hidden = away;
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  opened = [];
  hidden = false;
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", Stream);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  const listened = vi.spyOn(document, "addEventListener");
  forget = () => listened.mock.calls.forEach(([type, listener]) => void document.removeEventListener(type, listener));
  document.body.innerHTML = '<header data-menu-version="one"></header>';
  followMenu();
  vi.advanceTimersByTime(5_000);
});
afterEach(() => {
  forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a page that was refused asks again later, and not at once", () => {
  expect(opened.map(({ address }) => address)).toEqual(["/api/menu/cambios"]);
  opened[0]!.refuse();
  vi.advanceTimersByTime(30_000);
  expect(opened).toHaveLength(1);
  vi.advanceTimersByTime(120_000);
  expect(opened).toHaveLength(2);
  opened[1]!.refuse();
  vi.advanceTimersByTime(150_000);
  expect(opened).toHaveLength(3);
});

test("header and footer change on a page that is open, each only if it is another one, and the focus stays on its link", async () => {
  const page = (version: string, header: string, footer: string) =>
    `<header data-menu-version="${version}"><a href="/centros">${header}</a></header>
    <footer data-menu-footer=""><details><summary>Recursos</summary><a href="/blog">${footer}</a></details></footer>`;
  document.body.innerHTML = page("one", "Centros", "Blog");
  followMenu();
  vi.advanceTimersByTime(5_000);
  const hears = async (version: string, header: string, footer: string) => {
    vi.stubGlobal("fetch", async () => new Response(page(version, header, footer)));
    opened.at(-1)!.dispatchEvent(new MessageEvent("menu", { data: version }));
    await vi.advanceTimersByTimeAsync(1_000);
    return [...document.querySelectorAll("a")].map(({ textContent }) => textContent);
  };
  const fold = document.querySelector("details")!;
  document.querySelector<HTMLElement>("header a")!.focus();
  expect(await hears("two", "Clínicas", "Blog")).toEqual(["Clínicas", "Blog"]);
  expect(document.querySelector("details")).toBe(fold);
  expect(document.activeElement!.textContent).toBe("Clínicas");
  expect(await hears("three", "Clínicas", "Diario")).toEqual(["Clínicas", "Diario"]);
  vi.stubGlobal("fetch", () => expect.unreachable("nothing changed"));
  opened.at(-1)!.dispatchEvent(new MessageEvent("menu", { data: "three" }));
  await vi.advanceTimersByTimeAsync(1_000);
});

test("a connection that broke is the browser's to mend", () => {
  opened[0]!.dispatchEvent(new Event("error"));
  vi.advanceTimersByTime(300_000);
  expect(opened).toHaveLength(1);
});

test("a page that nobody looks at asks nothing", () => {
  opened[0]!.refuse();
  look(true);
  vi.advanceTimersByTime(300_000);
  expect(opened).toHaveLength(1);
  look(false);
  expect(opened).toHaveLength(2);
});
