import { type PostedFields, textOf } from "./read-form.server.ts";

/** Returns the page that a form was sent from. Only a path of our own counts: "//host" and "/\host" would leave the site. */
export function returnPath(form: PostedFields): string {
  const target = textOf(form, "volver");
  return /^\/(?![/\\])[^\s\\]*$/.test(target) ? target : "/";
}
