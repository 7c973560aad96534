import { hasTop, reachedFrom, textOf } from "../support/functions.ts";

/** The sentence for somebody who reads a key that the route does not declare. */
export const DECLARE_IT =
  "The server drops every key that the route's handle does not name, so it is always null: add it to handle.query with its shape.";

const URL_OF_REQUEST = String.raw`new URL\((?:\w+\.)*url\)\.`;
const READ = String.raw`\.(?:get|getAll|has)\("([^"]+)"\)`;
const DIRECT = new RegExp(`(?:${URL_OF_REQUEST}|(?<![.\\w]))searchParams${READ}`, "g");
const BOUND = new RegExp(`const (\\w+) = ${URL_OF_REQUEST}searchParams\\b`, "g");

function keysIn(text: string): string[] {
  const names = [...text.matchAll(BOUND)].map(([, name]) => name);
  const bound = names.flatMap((name) => [...text.matchAll(new RegExp(`\\b${name}${READ}`, "g"))]);
  return [...text.matchAll(DIRECT), ...bound].map(([, key]) => key!);
}

const DOORS = ["loader", "action", "meta", "middleware", "headers", "default"];

/** Returns the keys that a route, or the code in app/ that it calls, reads from its address although its handle does not declare them. */
export function undeclaredKeys(file: string, declared: readonly string[]): string[] {
  const doors = DOORS.filter((name) => hasTop(file, name)).map((name) => ({ file, name }));
  const reached = reachedFrom(doors, ({ file: at }) => /^app\/(?!components|ui|islands)/.test(at));
  const read = [...reached.values()].filter((top) => top.file.startsWith("app/")).flatMap((top) => keysIn(textOf(top)));
  return [...new Set(read)].filter((key) => !declared.includes(key)).map((key) => `${file} reads ${key}. ${DECLARE_IT}`);
}
