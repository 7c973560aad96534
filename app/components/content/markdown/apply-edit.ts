import type { Edit, Selected } from "./markdown-edits.ts";

export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** Changes what somebody writes as if they had typed it: one step to undo, and the form hears of it. */
export function applyEdit(control: HTMLTextAreaElement, { from, to, words, select }: Edit) {
  control.focus();
  control.setSelectionRange(from, to);
  // Deprecated, but browsers put no other change by a script among the steps that somebody can undo.
  const typed = words === "" ? from === to || document.execCommand("delete") : document.execCommand("insertText", false, words);
  if (!typed) {
    control.setRangeText(words, from, to);
    control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  control.setSelectionRange(...select);
}
