import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { CookieBar } from "#app/components/shell/cookie-bar.tsx";
import { answerCookieBar } from "./cookie-bar.ts";

test("once somebody has chosen, nothing of the bar covers the page", () => {
  const sent = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 204 }));
  document.body.innerHTML = renderToStaticMarkup(<CookieBar />);
  answerCookieBar();
  document.querySelector<HTMLButtonElement>('button[value="necessary"]')!.click();
  expect([...document.body.children].every((element) => (element as HTMLElement).hidden)).toBe(true);
  expect(String(sent.mock.calls[0]![1]!.body)).toBe("eleccion=necessary");
  sent.mockRestore();
});
