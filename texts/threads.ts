import type { ReplyMark } from "#domain/threads/reply-template.ts";
import { m } from "#messages/m.ts";
import type { ChoiceNames } from "./choice-names.ts";

/** What each mark of a saved reply becomes. */
export const MARK_NAMES: ChoiceNames<ReplyMark> = {
  nombre: m.threads_mark_name,
  tratamiento: m.threads_mark_treatment,
  precio_desde: m.threads_mark_price,
  ciudad: m.threads_mark_city,
  centro: m.threads_mark_center,
  firma: m.threads_mark_signature,
};
