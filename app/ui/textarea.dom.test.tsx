import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { Textarea } from "./textarea.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => document.body.replaceChildren());

/** Draws a text as the server does, types into it, and then loads the script. */
async function hydrateAfter(defaultValue: string, typed: string | null): Promise<HTMLTextAreaElement> {
  const field = <Textarea id="cuerpo" name="cuerpo" defaultValue={defaultValue} />;
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = renderToString(field);
  const control = place.querySelector("textarea")!;
  if (typed !== null) control.value = typed;
  await act(async () => void hydrateRoot(place, field));
  expect(place.querySelector("textarea")).toBe(control);
  return control;
}

test.each([
  ["Un texto.", "Un texto.\nOtra frase."],
  ["Un texto.", ""],
  ["", "La primera frase."],
])("what somebody typed into «%s» before the script came stays: «%s»", async (defaultValue, typed) => {
  expect((await hydrateAfter(defaultValue, typed)).value).toBe(typed);
});

test("a text that nobody touched says what the server wrote", async () => {
  const control = await hydrateAfter("Un texto.", null);
  expect([control.value, control.defaultValue]).toEqual(["Un texto.", "Un texto."]);
});
