import { useState } from "react";
import { flushSync } from "react-dom";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { hydrate } from "./wake.tsx";

// React in a page that the browser translates, and an island that fails while somebody fills it in.

/** Replaces or wraps every text of an element as a translator does. */
function translate(root: Element, way: "replaces" | "wraps") {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (texts.nextNode()) if (!texts.currentNode.parentElement!.closest("font")) all.push(texts.currentNode as Text);
  for (const text of all) {
    const font = document.createElement("font");
    text.replaceWith(font);
    if (way === "wraps") font.append(text);
    else font.append(`[${text.data}]`);
  }
}

/** Every way in which React changes texts that have neighbors. */
function Parts({ stage }: { stage: number }) {
  return (
    <div>
      {stage === 1 && "uno "}
      {stage} de {4 - stage}
      {stage === 2 && <b>antes</b>}
      {stage !== 2 && " después"}
      {stage === 3 ? <i>3</i> : stage}
    </div>
  );
}

let show: (stage: number) => void;
function Staged() {
  const [stage, setStage] = useState(1);
  show = (next) => flushSync(() => setStage(next));
  return <Parts stage={stage} />;
}

function island(html: string) {
  document.body.innerHTML = `<div data-island="x">${html}</div>`;
  return document.querySelector<HTMLElement>("[data-island]")!;
}

const complained = vi.fn();
beforeEach(() => {
  complained.mockReset();
  vi.stubGlobal("reportError", complained);
});

/** Lets the observers of the page hear of what has changed. */
const heard = () => new Promise((resolve) => setTimeout(resolve));

test.each(["replaces", "wraps"] as const)("a translator that %s texts, before or after an island wakes, breaks nothing", async (way) => {
  const el = island(renderToString(<Parts stage={1} />));
  translate(el, way);
  hydrate(el, Staged);
  for (const stage of [1, 2, 3, 1, 3, 2]) {
    show(stage);
    await heard();
    const plain = document.createElement("div");
    plain.innerHTML = renderToString(<Parts stage={stage} />);
    expect(el.textContent!.replaceAll(/[[\]]/g, "")).toBe(plain.textContent);
    translate(el, way);
    await heard();
  }
  expect(complained).not.toHaveBeenCalled();
});

test("a form that an island opened goes on as a page when the island fails, with what was typed", async () => {
  let fail!: () => void;
  function Dialog() {
    const [open, setOpen] = useState(false);
    const [broken, setBroken] = useState(false);
    fail = () => flushSync(() => setBroken(true));
    if (broken) throw new Error("broken");
    return open ? (
      <form method="post" action="/solicitar-informacion">
        <input name="nombre" />
      </form>
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        Contactar
      </button>
    );
  }
  const posted: string[] = [];
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    posted.push(`${this.getAttribute("action")} ${new URLSearchParams(new FormData(this) as never)}`);
  });
  const el = island(renderToString(<Dialog />));
  hydrate(el, Dialog);
  flushSync(() => el.querySelector("button")!.click());
  const field = el.querySelector("input")!;
  field.value = "Rosa";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  fail();
  await heard();
  expect(posted).toEqual(["/solicitar-informacion nombre=Rosa&accion=corregir"]);
});
