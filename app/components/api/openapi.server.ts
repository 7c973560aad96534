import * as z from "zod";
import { m } from "#messages/m.ts";
import { fieldWords } from "./field-words.server.ts";
import { type Answer, type Operation, operations } from "./operations.server.ts";

/** A JSON Schema as zod makes it, as far as it is read here. */
export interface Schema {
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  [keyword: string]: unknown;
}

/** Returns the endpoints for programs, as an OpenAPI 3.1 document. */
export function openApiDocument(publicUrl: string, siteName: string) {
  const paths = Object.fromEntries(operations().map((operation) => [operation.path, { [operation.method]: describe(operation) }]));
  return {
    openapi: "3.1.1",
    info: { title: `${siteName}: ${m.api_title()}`, description: m.api_description({ site: siteName }), version: "1" },
    servers: [{ url: publicUrl }],
    paths,
    components: { securitySchemes: { partnerKey: { type: "http", scheme: "bearer", description: m.api_leads_key() } } },
  };
}

function describe({ id, title, text, parameters, body, headers = {}, partnerKey, answers }: Operation) {
  const query = parametersOf(id, parameters).map(({ name, required, schema: { description, ...schema } }) => ({
    ...{ name, in: "query", required, description, schema },
  }));
  const sent = Object.entries(headers).map(([name, description]) => ({
    ...{ name, in: "header", required: false, description, schema: { type: "string" } },
  }));
  const content = body && { "application/json": { schema: explained(id, body, "input") } };
  return {
    operationId: id,
    summary: title,
    description: text,
    ...(query.length + sent.length > 0 && { parameters: [...query, ...sent] }),
    ...(content && { requestBody: { required: true, content } }),
    // An empty entry means that the key is optional.
    ...(partnerKey && { security: [{ partnerKey: [] }, {}] }),
    responses: Object.fromEntries(answers.map((answer) => [answer.status, response(id, answer)])),
  };
}

function response(operation: string, { text, schema, type = "application/json", headers = {} }: Answer) {
  const said = Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: "string" } }] as const);
  return {
    description: text,
    ...(said.length > 0 && { headers: Object.fromEntries(said) }),
    content: { [type]: { schema: explained(operation, schema, "output") } },
  };
}

/** Describes each parameter as it is after parsing: a number, though an address contains text. */
export function parametersOf(operation: string, parameters: z.ZodObject | undefined) {
  const { properties = {}, required = [] } = parameters ? explained(operation, parameters, "output") : {};
  return Object.entries(properties).map(([name, schema]) => ({ name, required: required.includes(name), schema }));
}

/** Returns the JSON Schema of a zod schema, with an explanation for every field. */
export function explained(operation: string, schema: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Schema;
  addWords(operation, json, "");
  return json;
}

function addWords(operation: string, { properties = {}, items, anyOf = [] }: Schema, within: string): void {
  for (const [name, field] of Object.entries(properties)) {
    field.description = fieldWords(operation, within, name);
    addWords(operation, field, `${name}.`);
  }
  if (items) addWords(operation, items, within);
  for (const one of anyOf) addWords(operation, one, within);
}
