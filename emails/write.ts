import type { ReactElement } from "react";
import { render, toPlainText } from "react-email";

const heading = { uppercase: false };
const AS_TEXT = {
  selectors: [
    { selector: "[data-drawing]", format: "skip" },
    { selector: "h1", options: heading },
    { selector: "h2", options: heading },
    { selector: "table[data-facts]", format: "dataTable", options: { uppercaseHeaderCells: false } },
  ],
};

/** Renders a mail as HTML and as text. The text is made from the HTML, so that they cannot say different things. */
export async function write(mail: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(mail);
  return { html, text: toPlainText(html, AS_TEXT) };
}
