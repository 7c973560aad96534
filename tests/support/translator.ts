import type { BrowserContext } from "playwright-core";

/**
 * What a translator does with a text: it shows another one in the text's place, or wraps the text itself and changes it. Browsers have
 * done both.
 */
export type TranslatorWay = "replaces" | "wraps";

/**
 * Translates every page of a context as Chrome's translator does: each text becomes `<font><font>…</font></font>`, and so does each text
 * that the page adds later. What is marked `translate="no"` stays.
 */
export const translatePages = (context: BrowserContext, way: TranslatorWay) =>
  context.addInitScript((way) => {
    const KEPT = "font, script, style, textarea, title, [translate=no]";
    const translate = (text: Text) => {
      if (text.data.trim() === "" || !text.parentElement || text.parentElement.closest(KEPT)) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      for (const font of [outer, inner]) font.style.verticalAlign = "inherit";
      outer.append(inner);
      const said = `${text.data}·`;
      if (way === "replaces") {
        inner.textContent = said;
        text.replaceWith(outer);
      } else {
        text.replaceWith(outer);
        inner.append(text);
        text.data = said;
      }
    };
    const translateWithin = (root: Node) => {
      if (root instanceof Text) return translate(root);
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const all: Text[] = [];
      while (texts.nextNode()) all.push(texts.currentNode as Text);
      all.forEach(translate);
    };
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.classList.add("translated-ltr");
      translateWithin(document.body);
      const seen = new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records)
          (type === "characterData" ? [target] : [...addedNodes]).forEach(translateWithin);
      });
      seen.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  }, way);
