import type { Held } from "#app/forms/three-way.ts";
import { MAX_TEMPLATE_BODY, MAX_TEMPLATE_NAME, MAX_TEMPLATES, marksIn, type ReplyTemplate } from "#domain/threads/reply-template.ts";
import { m } from "#messages/m.ts";

export const PLACES = Array.from({ length: MAX_TEMPLATES }, (_, index) => index + 1);
export const nameField = (place: number) => `nombre-${place}`;
export const bodyField = (place: number) => `texto-${place}`;

/** Returns what the fields hold of saved replies. An empty place holds nothing. */
export function heldTemplates(templates: readonly ReplyTemplate[]): Held {
  return Object.fromEntries(
    PLACES.flatMap((place) => {
      const saved = templates.find((template) => template.place === place);
      return [
        [nameField(place), saved?.name ?? ""],
        [bodyField(place), saved?.body ?? ""],
      ];
    }),
  );
}

/** Reads them, with a sentence for each refused field. A place with neither name nor text is none. */
export function readTemplates(held: Held): { templates: ReplyTemplate[]; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const textIn = (name: string) => {
    const value = Object.hasOwn(held, name) ? held[name] : "";
    return (typeof value === "string" ? value : "").replaceAll("\r\n", "\n").trim();
  };
  const templates = PLACES.flatMap((place): ReplyTemplate[] => {
    const [name, body] = [textIn(nameField(place)), textIn(bodyField(place))];
    if (name === "" && body === "") return [];
    if (name === "") errors[nameField(place)] = m.threads_templates_error_name();
    if (name.length > MAX_TEMPLATE_NAME) errors[nameField(place)] = m.threads_templates_error_long({ max: MAX_TEMPLATE_NAME });
    if (body === "") errors[bodyField(place)] = m.threads_templates_error_body();
    if (body.length > MAX_TEMPLATE_BODY) errors[bodyField(place)] = m.threads_templates_error_long({ max: MAX_TEMPLATE_BODY });
    const [unknown] = marksIn(body).unknown;
    if (unknown !== undefined) errors[bodyField(place)] = m.threads_templates_error_mark({ mark: `{${unknown}}` });
    return [{ place, name, body }];
  });
  return { templates, errors };
}
