import * as z from "zod";
import type { TextKind } from "./content-documents.ts";
import { articleFile, cityTextFile, legalFile, pageFile, questionsFile, sourceFile, treatmentFile, urgentFile } from "./content-file.ts";

/** How long a value may be in characters, or how many entries a list may have, each of so many characters. */
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

/** Returns the limits that the file of a kind of text sets its fields, so that an editor reads them before they are broken. */
export function fieldLimits(kind: TextKind): Record<string, FieldLimit> {
  const file = z.toJSONSchema(FILES[kind], { io: "input", unrepresentable: "any" }) as Fields;
  const fields = (file.items ?? file).properties ?? {};
  return Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, limitOf(schema)]));
}

function limitOf(schema: Schema): FieldLimit {
  const { minLength, maxLength, minItems, maxItems, items } = schema.anyOf?.[0]?.anyOf?.[0] ?? schema.anyOf?.[0] ?? schema;
  return items ? { min: minItems, max: maxItems, each: items.maxLength } : { min: minLength, max: maxLength };
}
