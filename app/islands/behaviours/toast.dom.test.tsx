import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toast } from "./toast.ts";

const LIFE_MS = 5_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const shown = () => [...document.querySelectorAll("[role=status] p")].map(({ textContent }) => textContent);
const place = () => document.querySelector<HTMLElement>("[role=status]")!;

test("one at a time, each for 5 s", () => {
  toast({ title: "Guardado" });
  vi.advanceTimersByTime(LIFE_MS - 1);
  toast({ title: "Enlace copiado" });
  expect(shown()).toEqual(["Enlace copiado"]);
  vi.advanceTimersByTime(LIFE_MS - 1);
  expect(shown()).toEqual(["Enlace copiado"]);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

test("it stays while the pointer is on it, and goes when it is closed", () => {
  toast({ title: "Ya tienes tres centros", text: "Quita uno de la bandeja." });
  place().dispatchEvent(new Event("pointerenter"));
  vi.advanceTimersByTime(3 * LIFE_MS);
  expect(shown()).toEqual(["Ya tienes tres centros", "Quita uno de la bandeja."]);
  place().dispatchEvent(new Event("pointerleave"));
  vi.advanceTimersByTime(LIFE_MS);
  expect(shown()).toEqual([]);
  toast({ title: "Guardado" });
  place().querySelector("button")!.click();
  expect(shown()).toEqual([]);
});
