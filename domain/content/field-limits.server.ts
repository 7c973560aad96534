import * as z from "zod";
import type { TextKind } from "./content-documents.ts";
import { articleFile, cityTextFile, legalFile, pageFile, questionsFile, sourceFile, treatmentFile, urgentFile } from "./content-file.ts";

/** The maximum length of a value in characters, or the maximum number of entries of a list and their length. */
export interface FieldLimit {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly each?: number | undefined;
}

type Schema = { minLength?: number; maxLength?: number; minItems?: number; maxItems?: number; items?: Schema; anyOf?: Schema[] };
type Fields = { properties?: Record<string, Schema>; items?: Fields };

const FILES: Readonly<Record<TextKind, z.ZodType>> = {
  treatment: treatmentFile,
  city_treatment: cityTextFile,
  article: articleFile,
  guide: articleFile,
  page: pageFile,
  urgent: urgentFile,
  question: questionsFile,
  legal: legalFile,
  source: sourceFile,
};

/** Returns the limits of the fields of a kind of text, so that an editor sees them before exceeding them. */
export function fieldLimits(kind: TextKind): Record<string, FieldLimit> {
  const file = z.toJSONSchema(FILES[kind], { io: "input", unrepresentable: "any" }) as Fields;
  const fields = (file.items ?? file).properties ?? {};
  return Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, limitOf(schema)]));
}

function limitOf(schema: Schema): FieldLimit {
  const { minLength, maxLength, minItems, maxItems, items } = schema.anyOf?.[0]?.anyOf?.[0] ?? schema.anyOf?.[0] ?? schema;
  return items ? { min: minItems, max: maxItems, each: items.maxLength } : { min: minLength, max: maxLength };
}
