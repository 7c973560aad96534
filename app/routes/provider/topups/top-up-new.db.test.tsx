import { expect, test } from "vitest";
import { openSandbox } from "#platform/payments/sandbox.ts";
import { aBuyer } from "#tests/support/buyers.ts";
import { testContext } from "#tests/support/context.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import One, { action as actOnOne, loader as loadOne } from "./top-up.tsx";
import { action } from "./top-up-new.tsx";

const opened = await testContext();
const ctx = { ...opened, gateway: openSandbox(opened.keys) };
const amaranta = demoViewer("amaranta");
const { center } = await aBuyer(ctx);
const NEW = "https://cuna.test/dashboard/provider/billetera/recargar";

/** Posts a form, and returns the address that it leads to or the answer. */
const ask = async (fields: Record<string, string>) => {
  const answered = await action(routeArgs(ctx, formPost(NEW, { centro: center.id, pago: "card", ...fields }), {}, {}, amaranta)).catch(
    (thrown: unknown) => thrown,
  );
  return answered instanceof Response ? answered.headers.get("Location")! : (answered as { data: { error: string }; init: ResponseInit });
};
const netCents = async (location: string) => {
  const id = location.split("/").at(-1)!;
  return Number((await ctx.db.selectFrom("top_ups").select("net_cents").where("id", "=", id).executeTakeFirstOrThrow()).net_cents);
};

test("an amount that is typed beside an offered one is asked about; alone, each is what it says", async () => {
  const both = await ask({ monto: "10000", "otro-monto": "75" });
  if (typeof both === "string") throw new Error(both);
  expect([both.init.status, both.data.error]).toEqual([
    422,
    "Marcaste US$ 100 y escribiste otro monto. Marca «Otro monto» o borra lo escrito.",
  ]);
  expect(await ctx.db.selectFrom("top_ups").select("id").where("provider_id", "=", center.id).execute()).toEqual([]);
  const alone = [await ask({ monto: "otro", "otro-monto": "75" }), await ask({ monto: "10000", "otro-monto": " " })];
  expect(await Promise.all(alone.map((location) => netCents(String(location))))).toEqual([75_00, 100_00]);
});

test("a top-up that nobody paid is canceled on its screen, and says so", async () => {
  const id = String(await ask({ monto: "25000" }))
    .split("/")
    .at(-1)!;
  const address = `https://cuna.test/dashboard/provider/billetera/recargas/${id}`;
  const draw = async () => {
    const loaderData = await loadOne(routeArgs(ctx, new Request(address), { id }, {}, amaranta));
    return drawPage(One, { loaderData, params: { id } });
  };
  expect(await draw()).toContain("Cancelar esta recarga");
  const cancel = () =>
    actOnOne(routeArgs(ctx, formPost(address, { accion: "cancelar" }), { id }, {}, amaranta)).catch((thrown: unknown) => thrown);
  expect(await cancel()).toBeInstanceOf(Response);
  const html = await draw();
  expect(html).toContain("Cancelada");
  expect(html).not.toMatch(/Cancelar esta recarga|Pagar/);
  expect(await cancel()).toMatchObject({ init: { status: 409 } });
});
