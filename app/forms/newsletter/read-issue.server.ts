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
