import type { Edit, Selected } from "./markdown-edits.ts";

export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** Changes a text as if somebody had typed the change: it is one step to undo, and the form gets the events. */
export function applyEdit(control: HTMLTextAreaElement, { from, to, words, select }: Edit) {
  control.focus();
  control.setSelectionRange(from, to);
  // This is deprecated, but it is the only script change that browsers add to the steps that somebody can undo.
  const typed = words === "" ? from === to || document.execCommand("delete") : document.execCommand("insertText", false, words);
  if (!typed) {
    control.setRangeText(words, from, to);
    control.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
  control.setSelectionRange(...select);
}
