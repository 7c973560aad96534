import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { testContext } from "./support/context.ts";
import { peopleAtTheDoor } from "./support/people-at-the-door.ts";
import { drawPages } from "./support/server-build.ts";
import { routesOf } from "./support/site-map.ts";
import { openWholeSite, type WholeSite } from "./support/whole-site.ts";

// A NUL, which nobody types and PostgreSQL refuses in texts and in JSON: every form answers it with a sentence, and none with a failure.

drawPages();
const ADMIN = "an administrator with a second step";
/** This form signs people out, whatever fields it gets. */
const WITHOUT_FIELDS = ["/salir"];

interface DrawnForm {
  action: URL;
  fields: [name: string, value: string][];
  files: string[];
}

/** Returns the forms on a page, each kind once, and the targets of its links. */
async function drawn(site: WholeSite, cookie: string, address: string): Promise<{ forms: DrawnForm[]; links: string[] }> {
  const answer = await site.ask(address, { cookie });
  const { document } = new JSDOM(await answer.text()).window;
  const forms = [...document.querySelectorAll<HTMLFormElement>("form[method=post]")].map((form) => {
    const controls = [...form.querySelectorAll<HTMLInputElement>("input[name], select[name], textarea[name], button[name]")];
    return {
      action: new URL(form.getAttribute("action") ?? "", `http://cuna.test${address}`),
      fields: controls.filter(({ type }) => type !== "file").map(({ name, value }): [string, string] => [name, value]),
      files: controls.filter(({ type }) => type === "file").map(({ name }) => name),
    };
  });
  return { forms, links: [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "") };
}

test("no field of any form of administration takes a NUL, and each says so", async () => {
  const ctx = await testContext();
  const site = await openWholeSite(ctx);
  const { [ADMIN]: cookie } = await peopleAtTheDoor(ctx, site, [ADMIN]);
  const patterns = routesOf("admin").flatMap(({ pattern, file }) => (file.endsWith(".tsx") && !pattern.endsWith("*") ? [pattern] : []));
  const addresses = new Map(patterns.filter((pattern) => !pattern.includes(":")).map((pattern) => [pattern, pattern]));
  const tried = new Set<string>();
  const wrong: unknown[] = [];
  for (const [pattern, address] of addresses) {
    const { forms, links } = await drawn(site, cookie, address);
    for (const missing of patterns.filter((one) => !addresses.has(one))) {
      const link = links.find((one) => new RegExp(`^${missing.replace("/:section?", "").replaceAll(/:\w+/g, "[^/?]+")}$`).test(one));
      if (link && link !== address) addresses.set(missing, link);
    }
    for (const { action, fields, files } of forms) {
      for (const name of new Set([...fields.map(([field]) => field), ...files])) {
        const key = `${pattern} ${name}`;
        if (tried.has(key) || WITHOUT_FIELDS.includes(action.pathname)) continue;
        tried.add(key);
        const body = new FormData();
        for (const [field, value] of fields) body.append(field, field === name ? `${value}a\0b` : value);
        for (const field of files) body.append(field, new File(["x"], field === name ? "a\0.pdf" : "a.pdf"));
        const answer = await site.ask(action.pathname + action.search, { method: "POST", body, cookie });
        const said = await answer.text();
        if (answer.status !== 422 || !said.includes("A este envío le falta un dato, o tiene uno que no podemos leer."))
          wrong.push([key, answer.status]);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(addresses.size, [...patterns.filter((one) => !addresses.has(one))].join(" ")).toBeGreaterThan(45);
  expect(tried.size).toBeGreaterThan(200);
});
