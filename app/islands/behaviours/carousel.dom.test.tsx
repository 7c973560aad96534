import { renderToStaticMarkup } from "react-dom/server.browser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Carousel } from "#app/ui/carousel.tsx";
import { startCarousels } from "./carousel.ts";

const WIDTH = 400;
const INTERVAL_MS = 4000;

/** Features of a browser that jsdom lacks: a width, scrolling, visibility, and the preference for reduced motion. */
let calm = false;
let isSeen: (seen: boolean) => void;
let left: number;

beforeEach(() => {
  vi.useFakeTimers();
  calm = false;
  left = 0;
  vi.stubGlobal("matchMedia", () => ({ matches: calm }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        isSeen = (seen) => tell([{ isIntersecting: seen }]);
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function carousel(pictures: number) {
  document.body.innerHTML = renderToStaticMarkup(
    <Carousel
      label="Fotos"
      labels={{ previous: "Anterior", next: "Siguiente", pause: "Pausar", play: "Reproducir", go: (number) => `Foto ${number}` }}
      intervalMs={INTERVAL_MS}
      slides={Array.from({ length: pictures }, (_, index) => ({ key: String(index), picture: <b>{index}</b> }))}
    />,
  );
  const track = document.querySelector<HTMLElement>("[data-track]");
  if (track) {
    Object.defineProperty(track, "clientWidth", { value: WIDTH });
    Object.defineProperty(track, "scrollLeft", { get: () => left });
    track.scrollTo = ((to: ScrollToOptions) => {
      left = to.left!;
      track.dispatchEvent(new Event("scroll"));
    }) as typeof track.scrollTo;
  }
  startCarousels();
}

const button = (label: string) => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)!;
const counter = () => document.querySelector("[data-counter]")!.textContent;
const lit = () => [...document.querySelectorAll("[data-go]")].findIndex((dot) => dot.ariaCurrent === "true");

test("arrows go round at both ends, and counter and dots follow", () => {
  carousel(3);
  button("Anterior").click();
  expect([counter(), lit()]).toEqual(["3 / 3", 2]);
  button("Siguiente").click();
  expect([counter(), lit()]).toEqual(["1 / 3", 0]);
  button("Foto 2").click();
  expect([counter(), lit()]).toEqual(["2 / 3", 1]);
});

test("it moves on by itself while it is seen, until it is paused", () => {
  carousel(2);
  vi.advanceTimersByTime(3 * INTERVAL_MS);
  expect(counter()).toBe("1 / 2");
  isSeen(true);
  vi.advanceTimersByTime(INTERVAL_MS - 1);
  expect(counter()).toBe("1 / 2");
  vi.advanceTimersByTime(1);
  expect(counter()).toBe("2 / 2");
  button("Pausar").click();
  vi.advanceTimersByTime(3 * INTERVAL_MS);
  expect(counter()).toBe("2 / 2");
  button("Reproducir").click();
  vi.advanceTimersByTime(INTERVAL_MS);
  expect(counter()).toBe("1 / 2");
});

test("a person who wants less motion starts it themselves", () => {
  calm = true;
  carousel(2);
  isSeen(true);
  vi.advanceTimersByTime(3 * INTERVAL_MS);
  expect(counter()).toBe("1 / 2");
  expect(button("Reproducir")).not.toBeNull();
});

test("a single picture has no controls, and many have no dots", () => {
  carousel(1);
  expect(document.querySelector("button")).toBeNull();
  carousel(12);
  expect(document.querySelector("[data-go]")).toBeNull();
  expect(counter()).toBe("1 / 12");
});
