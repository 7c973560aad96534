import { type PostedFields, textOf } from "#app/forms/read-form.server.ts";
import { MAX_ARTICLES } from "#domain/newsletter/newsletter.ts";

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface TypedIssue {
  subject: string;
  intro: string;
  articles: string[];
}

export const readIssue = (form: PostedFields): TypedIssue => ({
  subject: textOf(form, "asunto"),
  intro: textOf(form, "texto"),
  articles: Array.from({ length: MAX_ARTICLES }, (_, at) => textOf(form, `articulo-${at}`)).filter((slug) => slug !== ""),
});

/** Reads a day and an hour in Santo Domingo, which is four hours behind UTC all year; null when it is invalid. */
export function readMoment(typed: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed)) return null;
  const moment = new Date(`${typed}:00-04:00`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
