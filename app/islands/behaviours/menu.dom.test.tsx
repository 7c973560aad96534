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
  /** As a browser tells of an answer other than 200: it does not try again. */
  refuse() {
    this.readyState = 2;
    this.dispatchEvent(new Event("error"));
  }
}
let opened: Stream[];
let hidden: boolean;
/** The page of the test before is gone. */
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
