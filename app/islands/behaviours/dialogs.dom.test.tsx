import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { assistDialogs } from "./dialogs.ts";

const WIDTH = 400;

beforeAll(assistDialogs);
beforeEach(() => {
  document.body.innerHTML = '<dialog class="drawer" open><p>Filtros</p></dialog>';
  Object.defineProperty(drawer(), "offsetWidth", { value: WIDTH });
  drawer().close = vi.fn();
});

const drawer = () => document.querySelector("dialog")!;

function drag(share: number, { pointerType = "touch", end = "pointerup" } = {}) {
  const at = (clientX: number) => ({ clientX, pointerType, bubbles: true });
  document.querySelector("p")!.dispatchEvent(new PointerEvent("pointerdown", at(10)));
  dispatchEvent(new PointerEvent("pointermove", at(10 + share * WIDTH)));
  dispatchEvent(new PointerEvent(end, at(10 + share * WIDTH)));
  return vi.mocked(drawer().close).mock.calls.length > 0;
}

test("a drawer dragged past a quarter of its width closes; short of it, or the other way, it comes back", () => {
  expect(drag(0.25)).toBe(false);
  expect(drag(-0.9)).toBe(false);
  expect(drawer().style.translate).toBe("");
  expect(drag(0.26)).toBe(true);
});

test("only a finger drags, and a drag that the browser takes over closes nothing", () => {
  expect(drag(0.9, { pointerType: "mouse" })).toBe(false);
  expect(drag(0.9, { end: "pointercancel" })).toBe(false);
});
