import { type PostedFields, textOf } from "./read-form.server.ts";

/** Returns the page from which a form was sent. Only a path of our own counts: "//host" and "/\host" would leave the site. */
export function returnPath(form: PostedFields): string {
  const target = textOf(form, "volver");
  return /^\/(?![/\\])[^\s\\]*$/.test(target) ? target : "/";
}
