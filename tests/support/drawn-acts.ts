import { JSDOM } from "jsdom";
import type { Person } from "./people-at-the-door.ts";
import { siteMap } from "./site-map.ts";
import type { WholeSite } from "./whole-site.ts";

/** One button of one form. */
export interface Act<Reader extends Person = Person> {
  reader: Reader;
  /** The pattern of the screen, and the value of its button. */
  name: string;
  pattern: string;
  action: string;
  own: [name: string, value: string | File][];
  /** The fields of which a person chooses one of several values. */
  choices: string[];
  /** The fields that a person types into. */
  typed: string[];
}

/** Forms that sign somebody out, or in as somebody else. */
const LEFT_OUT = ["/salir", "/latido"];
/** Fields that say which act it is. */
const ACTS = /^(accion|hacer|que)$/;

/** One window reads all forms, since making one takes longer than reading. */
const { document, FormData: Drawn } = new JSDOM().window;
/** What is read of a page, since all of it takes four times as long. React escapes the characters on which this relies. */
const FORM = /<form\b[^>]* method="post"[^>]*>.*?<\/form>/gs;
const LINK = /<a\b[^>]* href="([^"]*)"/g;

const screens = siteMap.filter(({ file }) => file.endsWith(".tsx"));
const shapes = siteMap.flatMap(({ pattern }) =>
  pattern.endsWith("*")
    ? []
    : [{ pattern, shape: new RegExp(`^${pattern.replace(/\/:\w+[?]/g, "(/[^/]+)?").replaceAll(/:\w+/g, "[^/]+")}$`) }],
);
export const patternOf = (path: string) => shapes.find(({ shape }) => shape.test(path))?.pattern;

/** Follows links from the screens with a fixed address, and returns each act once. */
export async function actsOf<Reader extends Person>(
  site: WholeSite,
  reader: Reader,
  cookie: string,
  more: readonly string[],
): Promise<Act<Reader>[]> {
  const found = new Map<string, Act<Reader>>();
  const waiting = [...screens.flatMap(({ pattern }) => (/[:*]/.test(pattern) ? [] : [pattern])), ...more];
  const seen = new Map<string, number>();
  const known = new Set(waiting);
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const answer = await site.ask(address, { cookie });
    if (answer.status !== 200 || !answer.headers.get("content-type")?.includes("html")) continue;
    const html = await answer.text();
    document.body.innerHTML = (html.match(FORM) ?? []).join("");
    const pattern = patternOf(address.split("?")[0]!) ?? address;
    for (const form of document.forms) {
      const action = new URL(form.getAttribute("action") ?? "", `http://cuna.test${address}`);
      if (LEFT_OUT.includes(action.pathname)) continue;
      const buttons = [...form.elements].filter(
        (one): one is HTMLButtonElement => one.tagName === "BUTTON" && (one as HTMLButtonElement).type === "submit",
      );
      for (const button of buttons.length > 0 ? buttons : [null]) {
        const own = [...(button ? new Drawn(form, button) : new Drawn(form))].map(([name, value]): [string, string | File] => [
          name,
          typeof value === "string" ? value : new File([], ""),
        ]);
        const named = [...form.elements] as HTMLInputElement[];
        const typed = named.filter(({ name, type }) => name && /^(text|url|email|tel|number|search|date|time|textarea)$/.test(type));
        const choices = named.filter((one) => one.name && (one.tagName === "SELECT" || one.type === "radio")).map(({ name }) => name);
        for (const { name } of named)
          if (
            name &&
            !own.some(([one]) => one === name) &&
            name !== button?.name &&
            named.some((one) => one.name === name && one.tagName !== "BUTTON")
          )
            own.push([name, ""]);
        // Rows of one list differ only by their number or their id.
        const kindOf = (text: string) => text.replace(/[\da-f-]{36}|\d+/g, "#");
        const act = own.filter(([name]) => ACTS.test(name)).map(([, value]) => value);
        const name = `${patternOf(action.pathname) ?? action.pathname} ${button?.name ? `${button.name}=${ACTS.test(button.name) ? kindOf(button.value) : "#"}` : act.join()}`;
        const key = `${name} ${[...new Set(own.map(([one]) => kindOf(one)))].toSorted()}`;
        if (!found.has(key))
          found.set(key, {
            reader,
            name,
            pattern,
            action: action.pathname + action.search,
            own,
            choices: [...new Set(choices)],
            typed: typed.map((one) => one.name),
          });
      }
    }
    for (const [, href] of html.matchAll(LINK)) {
      const path = new URL(href!.replaceAll("&amp;", "&"), `http://cuna.test${address}`);
      const to = path.pathname + path.search;
      const kind = patternOf(path.pathname);
      if (path.host !== "cuna.test" || !kind || known.has(to)) continue;
      const each = `${kind}${[...path.searchParams.keys()].toSorted()}`;
      // Rows of one kind may differ by their state, and so may their buttons.
      if ((seen.get(each) ?? 0) >= (kind.startsWith("/dashboard") && path.search === "" ? 8 : 1)) continue;
      seen.set(each, (seen.get(each) ?? 0) + 1);
      known.add(to);
      waiting.push(to);
    }
  }
  return [...found.values()];
}
