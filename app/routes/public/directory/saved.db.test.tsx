import { expect, test } from "vitest";
import type { Viewer } from "#domain/identity/viewer.ts";
import { savedSlugs } from "#domain/patients/saved.server.ts";
import { testContext } from "#tests/support/context.ts";
import { pageHtml, textOf } from "#tests/support/page.tsx";
import { formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import SavedPage, { action, loader } from "./saved.tsx";

const ctx = await testContext();
const cookie = (slugs: string) => ({ cookie: `__Host-guardados=${slugs}` });

async function page(slugs: string) {
  const request = new Request("https://cuna.test/guardados", { headers: slugs ? cookie(slugs) : {} });
  return textOf(pageHtml(SavedPage as never, await loader(routeArgs(ctx, request))));
}

async function kept(fields: Record<string, string>, before: string, viewer: Viewer | null = null) {
  const request = formPost("https://cuna.test/guardados", fields);
  request.headers.set("cookie", cookie(before).cookie);
  const answer = (await action(routeArgs(ctx, request, {}, {}, viewer)).catch((thrown: unknown) => thrown)) as Response;
  return /guardados=([^;]*)/.exec(answer.headers.get("set-cookie")!)![1];
}

test("centers and specialists are on the page of who saved them", async () => {
  const text = await page("clinica-luna-de-larimar.amaranta-solis");
  expect(text).toContain("Clínica Luna de Larimar");
  expect(text).toContain("Dra. Amaranta Solís");
});

test("their cards show the price of the treatment that one looks for; a word that is none shows that of IVF", async () => {
  const priceOf = async (query: string) => {
    const request = new Request(`https://cuna.test/guardados${query}`, { headers: cookie("clinica-luna-de-larimar") });
    return textOf(pageHtml(SavedPage as never, await loader(routeArgs(ctx, request))));
  };
  expect(await priceOf("")).toMatch(/FIV desde US\$ 4900/);
  expect(await priceOf("?services=ovodonacion")).toMatch(/FIV con óvulos donados US\$ 9200/);
  expect(await priceOf("?services=magia")).toMatch(/FIV desde US\$ 4900/);
});

test("what is no longer listed is counted and not shown; nothing saved is said", async () => {
  expect(await page("instituto-marea-alta.no-existe")).toContain("Un perfil que guardaste ya no está publicado");
  expect(await page("")).toContain("Aún no has guardado nada");
});

test("hearts work without script: kept once, taken away, all forgotten", async () => {
  expect(await kept({ guardar: "luna" }, "mar.luna")).toBe("mar.luna");
  expect(await kept({ quitar: "mar" }, "mar.luna")).toBe("luna");
  expect(await kept({ vaciar: "1" }, "mar.luna")).toBe("");
  expect(await kept({ guardar: "<script>" }, "mar")).toBe("mar");
});

test("what a patient does to a heart on a public page holds for their account too, but not for that of a center", async () => {
  const [maria, yadira] = [demoViewer("maria"), demoViewer("yadira")];
  const before = await savedSlugs(ctx.db, maria.userId);
  await kept({ guardar: "centro-bahia-quieta" }, "", maria);
  expect(await savedSlugs(ctx.db, maria.userId)).toEqual(["centro-bahia-quieta", ...before]);
  await kept({ quitar: "centro-bahia-quieta" }, "", maria);
  expect(await savedSlugs(ctx.db, maria.userId)).toEqual(before);
  await kept({ guardar: "centro-bahia-quieta" }, "", maria);
  await kept({ vaciar: "1" }, "centro-bahia-quieta", maria);
  expect(await savedSlugs(ctx.db, maria.userId)).toEqual(before);
  await kept({ guardar: "centro-bahia-quieta" }, "", yadira);
  expect(await savedSlugs(ctx.db, yadira.userId)).toEqual([]);
});
