import type * as z from "zod";
import { m } from "#messages/m.ts";
import { type ChoiceNames, nameOf } from "#texts/choice-names.ts";

export type QuestionErrors = Record<string, "required" | "invalid" | "repeated">;

/** Returns the parameters of a program's request, or a 400 answer with what is wrong with each. */
export function readQuestion<T extends z.ZodObject>(
  request: Request,
  schema: T,
): { ok: true; question: z.infer<T> } | { ok: false; refusal: Response } {
  const given = new URL(request.url).searchParams;
  const repeated = Object.keys(schema.shape).filter((name) => given.getAll(name).length > 1);
  const parsed = schema.safeParse(Object.fromEntries(given));
  if (parsed.success && repeated.length === 0) return { ok: true, question: parsed.data as z.infer<T> };
  const errors: QuestionErrors = {};
  for (const { path } of parsed.error?.issues ?? []) errors[String(path[0])] = given.has(String(path[0])) ? "invalid" : "required";
  for (const name of repeated) errors[name] = "repeated";
  const message = Object.entries(errors)
    .map(([name, code]) => SENTENCES[code](name))
    .join(" ");
  return {
    ok: false,
    refusal: Response.json({ error: "invalid", message, errors }, { status: 400, headers: { "Cache-Control": "no-store" } }),
  };
}

const SENTENCES: Readonly<Record<QuestionErrors[string], (name: string) => string>> = {
  required: (name) => m.api_error_required({ name }),
  repeated: (name) => m.api_error_repeated({ name }),
  invalid: (name) => nameOf(RULES, name) ?? m.api_error_invalid({ name }),
};

/** The parameters with a more precise error than that they are invalid. */
const RULES = {
  cursor: m.api_error_cursor,
  limit: m.api_error_limit,
  provider_uuid: m.api_error_provider_uuid,
} satisfies ChoiceNames<string>;
