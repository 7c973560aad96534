import { parse } from "yaml";
import type * as z from "zod";

/** Returns the value if it has the shape, and otherwise adds a sentence for each mismatch. */
export function shaped<T>(schema: z.ZodType<T>, value: unknown, found: (sentence: string) => void): T | null {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const { path: at, message, code, ...issue } of parsed.error.issues) {
    const place = at
      .map((step) => (typeof step === "number" ? `[${step + 1}]` : String(step)))
      .join(".")
      .replaceAll(".[", "[");
    const input = at.reduce<unknown>((inner, step) => (inner as Record<PropertyKey, unknown> | undefined)?.[step], value);
    if (code === "unrecognized_keys")
      found(`${place ? `${place}: ` : ""}nobody knows the field ${(issue as unknown as { keys: string[] }).keys.join(", ")}`);
    else found(`${place || "the file"}: ${input === undefined ? "is missing" : message}`);
  }
  return null;
}

/** Splits a text into its fields and the words below them. */
export function parts(text: string): { front: unknown; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!match) throw new Error("it does not begin with its fields between two lines of ---");
  return { front: parse(match[1]!), body: match[2]!.trim() };
}
