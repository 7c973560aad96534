import * as z from "zod";
import { m } from "#messages/m.ts";

/** What a program is told whose body is no JSON, so that it does not look for a mistake in its fields. */
export const notJsonSchema = z.object({ error: z.literal("not_json"), message: z.string() });

export const notJson = (): z.infer<typeof notJsonSchema> => ({ error: "not_json", message: m.api_not_json() });
