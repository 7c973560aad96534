import type { FieldRule } from "./form-fields.ts";

/** The reason why a field is refused. Texts for people are chosen by field and code. */
export type FieldCode = "required" | "too-long" | "invalid";

// Control characters except tab and line breaks, and characters that cannot be written as UTF-8.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const NAMELIKE = /\p{L}/u;
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;
const PHONE = /^\+?[\d\s().\-/]+$/;

/**
 * Normalises a text for storage: NFC, line breaks as \n and only in a field with lines, and no surrounding spaces. A text without a
 * visible character becomes empty.
 */
export function normalizeText(rule: FieldRule, text: string): string {
  if (!VISIBLE.test(text)) return "";
  const composed = text.normalize("NFC").replace(/\r\n?/g, "\n");
  return ("kind" in rule && rule.kind === "lines" ? composed : composed.replace(/[^\S]+/g, " ")).trim();
}

/** Returns the reason why a field is refused, or null. The text is normalised first, so the stored length counts. */
export function checkText(rule: FieldRule, value: unknown, required: boolean): FieldCode | null {
  if (typeof value !== "string" || FORBIDDEN.test(value)) return "invalid";
  const text = normalizeText(rule, value);
  if (text === "") return required ? "required" : null;
  if ("choices" in rule) return rule.choices.includes(text) ? null : "invalid";
  if (text.length > rule.maxLength) return "too-long";
  return isAcceptable(rule.kind, text) ? null : "invalid";
}

function isAcceptable(kind: "name" | "email" | "phone" | "lines" | undefined, text: string): boolean {
  switch (kind) {
    case "name":
      return NAMELIKE.test(text);
    case "email":
      return EMAIL.test(text) && text.indexOf("@") <= 64;
    case "phone": {
      const digits = text.replace(/\D/g, "").length;
      return PHONE.test(text) && digits >= 7 && digits <= 15;
    }
    default:
      return true;
  }
}
