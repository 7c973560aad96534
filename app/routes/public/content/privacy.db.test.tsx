import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ACCOUNT_COOKIE_SECONDS } from "#app/account-cookies.ts";
import { COOKIE_SECONDS } from "#app/cookies.ts";
import { action as keepDraft } from "#app/routes/api/draft-key.ts";
import { action as chooseCookies } from "#app/routes/public/cookie-choice.ts";
import { action as chooseCurrency } from "#app/routes/public/currency-choice.ts";
import { action as compare } from "#app/routes/public/directory/compare.tsx";
import { action as save } from "#app/routes/public/directory/saved.tsx";
import { action as contact } from "#app/routes/public/inbox/contact.tsx";
import { action as ask } from "#app/routes/public/leads/request-info.tsx";
import { testContext } from "#tests/support/context.ts";
import { pageHtml, textOf } from "#tests/support/page.tsx";
import { formPost, routeArgs } from "#tests/support/route-args.tsx";
import Privacy, { loader } from "./privacy.tsx";

const ctx = await testContext();
const loaded = await loader(routeArgs(ctx, new Request("https://cuna.test/privacidad")));
const page = pageHtml(Privacy as never, loaded);

/** Returns name and duration of each cookie that an answer sets. */
async function cookiesOf(action: (args: never) => unknown, path: string, fields: Record<string, string>): Promise<[string, number][]> {
  const posted = routeArgs(ctx, formPost(`https://cuna.test${path}`, fields));
  const answer = (await Promise.resolve()
    .then(() => action(posted))
    .catch((thrown: unknown) => thrown)) as Response;
  const set = answer.headers.getSetCookie().filter((line) => !line.includes("Max-Age=0;"));
  return set.map((line) => [line.split("=")[0]!, Number(/Max-Age=(\d+)/.exec(line)![1])]);
}

test("every cookie that this site sets is in the table, for as long as it lasts, and no other", async () => {
  const person = {
    nombre: "Ana",
    apellido: "Peña",
    email: "ana@correo.example",
    mensaje: "Quisiera saber el precio total.",
    consentimiento: "on",
  };
  const set = (
    await Promise.all([
      cookiesOf(chooseCookies, "/cookies", { eleccion: "all", volver: "/" }),
      cookiesOf(keepDraft, "/api/borrador", {}),
      cookiesOf(chooseCurrency, "/moneda", { moneda: "eur", volver: "/" }),
      cookiesOf(compare, "/comparar", { centro: "clinica-luna-de-larimar" }),
      cookiesOf(save, "/guardados", { guardar: "clinica-luna-de-larimar" }),
      cookiesOf(contact, "/contacto", { ...person, asunto: "pregunta" }),
      cookiesOf(ask, "/solicitar-informacion", {
        ...person,
        ...{ variante: "inline", tipo: "center", origen: "clinica-luna-de-larimar", telefono: "+1 809 555 0111", tratamiento: "FIV" },
      }),
    ])
  ).flat();
  const rows = [...page.matchAll(/<code[^>]*>([^<]+)<\/code>[\s\S]*?<td[^>]*>[\s\S]*?<td[^>]*>([^<]+)<\/td>/g)];
  const ofAccounts = Object.entries(ACCOUNT_COOKIE_SECONDS).map(([name, seconds]) => [`__Host-${name}`, seconds] as const);
  const words: Record<number, string> = {
    300: "5 minutos",
    28800: "8 horas",
    600: "10 minutos",
    2592000: "1 mes",
    1800: "30 minutos",
    15724800: "6 meses",
    31536000: "1 año",
  };
  expect(Object.fromEntries(rows.map(([, name, duration]) => [name, duration]))).toEqual(
    Object.fromEntries([...set, ...ofAccounts].map(([name, seconds]) => [name, words[seconds]])),
  );
  expect(Object.keys({ ...COOKIE_SECONDS, ...ACCOUNT_COOKIE_SECONDS })).toHaveLength(rows.length);
});

test("browsers keep nothing else of ours but what was typed and not sent, and a cookie by script only for what was set aside", () => {
  const scripts = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => [file, readFileSync(`app/${file}`, "utf8")] as const);
  const using = (what: RegExp) =>
    scripts
      .filter(([, code]) => what.test(code))
      .map(([file]) => file)
      .toSorted();
  expect(using(/\b(indexedDB|cookieStore\.)/)).toEqual([]);
  expect(using(/\blocalStorage\b/)).toEqual(["components/leads/form/lead-draft.ts", "islands/client.ts"]);
  expect(using(/\bsessionStorage\b/)).toEqual(["components/dashboard/drafts.ts", "components/dashboard/sent-form.ts"]);
  for (const said of ["queda en ese navegador, cifrado", "queda en esa pestaña del navegador", "cuando tu sesión ya terminó"])
    expect(textOf(page)).toContain(said);
  expect(scripts.filter(([, code]) => /document\.cookie\s*=/.test(code)).map(([file]) => file)).toEqual(["islands/behaviours/chosen.ts"]);
});

test("as many pages stay on the device as the page says", () => {
  const most = /MAX_PAGES = (\d+)/.exec(readFileSync("public/sw.js", "utf8"))![1];
  expect(textOf(page)).toContain(`las últimas ${most} páginas públicas`);
});

test("a tag manager is told of when there is one, and only then", () => {
  expect(pageHtml(Privacy as never, loaded, { tagManager: "GTM-ABC123" })).toContain("Usamos además Google Tag Manager");
  expect(page).not.toContain("Google Tag Manager");
});

test("a choice can be taken back where it is explained, without script", () => {
  const form = /<form[^>]*action="\/cookies"[\s\S]*?<\/form>/.exec(page)![0];
  expect(form).toContain('method="post"');
  expect([...form.matchAll(/name="eleccion"|value="(necessary|all)"/g)].flatMap(([, value]) => value ?? [])).toEqual(["necessary", "all"]);
});
