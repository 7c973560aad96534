import { describe, expect, test } from "vitest";
import { testContext } from "#tests/support/context.ts";
import { pageHtml, textOf } from "#tests/support/page.tsx";
import { formPost, routeArgs } from "#tests/support/route-args.tsx";
import ComparePage, { action, loader } from "./compare.tsx";

const ctx = await testContext();
const [LUNA, MAREA, YAGRUMO, RIO] = [
  "clinica-luna-de-larimar",
  "instituto-marea-alta",
  "casa-yagrumo-fertilidad",
  "clinica-rio-sereno",
] as const;
const at = (query: string) => `https://cuna.test/comparar${query}`;

/** Returns a page with its headers, or the address it redirects to. */
async function open(query: string, cookie = "") {
  const request = new Request(at(query), { headers: cookie ? { cookie: `__Host-comparar=${cookie}` } : {} });
  const result = await Promise.resolve(loader(routeArgs(ctx, request))).catch((thrown: unknown) => thrown);
  if (result instanceof Response)
    return { to: result.headers.get("location"), cache: result.headers.get("cache-control"), html: "", text: "" };
  const { data, init } = result as Awaited<ReturnType<typeof loader>>;
  const html = pageHtml(ComparePage as never, data);
  return { to: null, cache: new Headers(init?.headers).get("cache-control"), html, text: textOf(html) };
}

async function post(fields: Record<string, string>, cookie = "") {
  const request = formPost(at(""), fields);
  if (cookie) request.headers.set("cookie", `__Host-comparar=${cookie}`);
  const answer = (await action(routeArgs(ctx, request)).catch((thrown: unknown) => thrown)) as Response;
  return { to: answer.headers.get("location"), cookie: answer.headers.get("set-cookie")!.split(";")[0] };
}

describe("who is compared", () => {
  test("is what the address says, whatever the visitor chose before: the page is the same for everybody", async () => {
    const { cache, text } = await open(`?centros=${LUNA},${MAREA}`, YAGRUMO);
    expect(cache).toBeNull();
    expect(text).toContain("Dos centros, lado a lado");
    expect(text).toContain("Clínica Luna de Larimar");
    expect(text).not.toContain("Quitar Casa Yagrumo");
  });

  test("without an address is the visitor's own choice, and nobody else may keep that answer", async () => {
    expect(await open("", `${YAGRUMO}.${LUNA}`)).toMatchObject({ to: `/comparar?centros=${YAGRUMO},${LUNA}`, cache: "no-store" });
    expect(await open("")).toMatchObject({ to: null, cache: "no-store" });
  });

  test("is at most three, none twice, and nobody who is not listed", async () => {
    expect((await open(`?centros=${LUNA},no-existe,${LUNA}`)).to).toBe(`/comparar?centros=${LUNA}`);
    expect((await open(`?centros=${[LUNA, MAREA, YAGRUMO, RIO].join()}`)).to).toBe(`/comparar?centros=${[LUNA, MAREA, YAGRUMO].join()}`);
    expect((await open("?centros=no-existe")).text).toContain("ya no están publicados");
  });
});

describe("the table", () => {
  test("shows prices with their month, and writes out what is silent", async () => {
    const { html } = await open(`?centros=${LUNA},${MAREA},${YAGRUMO}`);
    const rowOf = (name: string) =>
      html
        .split("<tr")
        .map(textOf)
        .find((row) => row.includes(name))!;
    expect(rowOf("FIV con óvulos propios")).toMatch(/US\$ 4900 oct 2026.*US\$ 4350 sep 2026.*US\$ 5200 nov 2026/);
    expect(rowOf("Congelación de óvulos")).toContain("Precio no publicado");
    expect(rowOf("35 – 37 años, óvulos propios")).toMatch(/36 % IC 95 %: 25 – 49 · n = 61.*Resultados no publicados.*33 %/);
    const few = rowOf("38 – 40 años, óvulos propios");
    expect(few).toContain("4 de 19");
    expect(few.split("4 de 19")[1]).not.toMatch(/\d %/);
  });

  test("says beside a price whether its center has the medication in it or apart", async () => {
    const { html } = await open(`?centros=${LUNA},${MAREA},${YAGRUMO}`);
    const row = textOf(html.split("<tr").find((one) => textOf(one).includes("FIV con óvulos propios"))!);
    expect(row).toMatch(/US\$ 4350 sep 2026 más la medicación.*US\$ 5200 nov 2026 con la medicación incluida/);
  });

  test("a center that freezes eggs stores them: without a price for it, the price is what is missing", async () => {
    const { html } = await open(`?centros=${LUNA},centro-alborada-de-fertilidad`);
    const row = html
      .split("<tr")
      .map(textOf)
      .find((text) => text.includes("Almacenamiento, por año"))!;
    expect(row).toMatch(/Precio no publicado.*US\$ 400/);
  });

  test("with only the differences leaves out every row in which all say the same", async () => {
    const centers = `?centros=${LUNA},${MAREA},${YAGRUMO}`;
    expect((await open(centers)).text).toContain("De cualquier país");
    const { text } = await open(`${centers}&diferencias=1`);
    expect(text).not.toContain("De cualquier país");
    expect(text).toContain("US$ 4350");
  });
});

describe("choosing without script", () => {
  test("adds to what was chosen before, and takes away", async () => {
    expect(await post({ centro: MAREA }, LUNA)).toEqual({
      to: `/comparar?centros=${LUNA},${MAREA}`,
      cookie: `__Host-comparar=${LUNA}.${MAREA}`,
    });
    expect((await post({ centros: `${LUNA},${MAREA}`, quitar: LUNA }, "")).to).toBe(`/comparar?centros=${MAREA}`);
    expect(await post({ vaciar: "1" }, LUNA)).toEqual({ to: "/comparar", cookie: "__Host-comparar=" });
  });

  test("a fourth center finds no place, and the page says why", async () => {
    const three = [LUNA, MAREA, YAGRUMO];
    const { to, cookie } = await post({ centro: RIO }, three.join("."));
    expect(cookie).toBe(`__Host-comparar=${three.join(".")}`);
    const { text } = await open(new URL(to!, "https://cuna.test").search);
    expect(text).toContain("Quita uno para agregar Clínica Río Sereno");
  });

  test("another center is found by its name, without those that are compared", async () => {
    const { html } = await open(`?centros=${LUNA}&q=marea`);
    expect(html).toContain(`value="${MAREA}"`);
    expect((await open(`?centros=${LUNA}&q=larimar`)).text).toContain("No encontramos otro centro");
  });
});
