import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { NotedHere } from "./noted-here.tsx";

const before = Element.prototype.scrollIntoView;
afterEach(() => {
  Element.prototype.scrollIntoView = before;
});

const noted = (key: string) => (
  <MemoryRouter>
    <NotedHere key={key} />
  </MemoryRouter>
);

test("a second line can be noted where scrolling into view answers with a promise, as the newest Chromium has it", () => {
  Element.prototype.scrollIntoView = (() => Promise.resolve()) as unknown as typeof before;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const errors: unknown[] = [];
  const root = createRoot(document.createElement("div"), { onUncaughtError: (error) => errors.push(error) });
  act(() => root.render(noted("first")));
  act(() => root.render(noted("second")));
  act(() => root.unmount());
  expect(errors).toEqual([]);
});
