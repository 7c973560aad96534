import type { ZodType } from "zod";
import { m } from "#messages/m.ts";
import { explained, parametersOf, type Schema } from "./openapi.server.ts";
import { type Operation, operations } from "./operations.server.ts";

export interface Field {
  name: string;
  required: boolean;
  text: string;
}

/** An operation as the page shows it. */
export interface OperationView {
  id: string;
  method: string;
  path: string;
  title: string;
  text: string;
  inputs: readonly { heading: string; fields: readonly Field[] }[];
  /** The fields of the first answer. */
  outputs: readonly Field[];
  answers: readonly { status: number; text: string }[];
  example: string;
}

export const operationViews = (publicUrl: string): OperationView[] => operations().map((operation) => view(operation, publicUrl));

function view(operation: Operation, publicUrl: string): OperationView {
  const { id, method, path, title, text, parameters, body, headers = {}, partnerKey, answers } = operation;
  const sent = [
    ...(partnerKey ? [{ name: "Authorization", required: false, text: m.api_leads_key() }] : []),
    ...Object.entries(headers).map(([name, text]) => ({ name, required: false, text })),
  ];
  const inputs = [
    {
      heading: m.api_parameters(),
      fields: parametersOf(id, parameters).map(({ name, required, schema }) => fieldOf(name, schema, required)),
    },
    { heading: m.api_headers(), fields: sent },
    { heading: m.api_body(), fields: body ? fieldsOf(explained(id, body, "input"), "") : [] },
  ].filter(({ fields }) => fields.length > 0);
  return {
    ...{ id, path, title, text, inputs },
    method: method.toUpperCase(),
    outputs: told(id, answers[0]!.schema),
    answers: answers.map(({ status, text }) => ({ status, text })),
    example: curl(operation, publicUrl),
  };
}

const fieldOf = (name: string, { description = "" }: Schema, required: boolean): Field => ({ name, required, text: description });

/** Returns the fields, and after a dot the fields of a nested object, or of the objects in a list. */
function fieldsOf({ properties = {}, required = [] }: Schema, within: string): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    fieldOf(within + name, schema, required.includes(name)),
    ...(schema.anyOf ?? [schema.items ?? schema]).flatMap((one) => fieldsOf(one, `${within}${name}.`)),
  ]);
}

/** Returns the fields of an answer. None is marked as required, since the reader does not decide which are present. */
function told(operation: string, answer: ZodType): Field[] {
  const schema = explained(operation, answer, "output");
  return fieldsOf(schema.items ?? schema, "").map((field) => ({ ...field, required: false }));
}

function curl({ method, path, example }: Operation, publicUrl: string): string {
  if (method === "get") return `curl "${publicUrl}${path}${example ? `?${new URLSearchParams(example as Record<string, string>)}` : ""}"`;
  const body = JSON.stringify(example, null, 2);
  return `curl "${publicUrl}${path}" \\\n  -H "Content-Type: application/json" \\\n  -d '${body}'`;
}
