import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import TopUpForTeam, { action as decide, loader as loadForTeam } from "#app/routes/admin/topups/top-up.tsx";
import { loader as azulDoor } from "#app/routes/api/payments/azul.ts";
import { action as sandbox } from "#app/routes/dev/sandbox.tsx";
import { action as automatic } from "#app/routes/provider/offers/automatic.tsx";
import TopUpPage, { loader as loadTopUp, action as pay } from "#app/routes/provider/topups/top-up.tsx";
import { action as ask } from "#app/routes/provider/topups/top-up-new.tsx";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { hearGateway } from "#domain/topups/hear-gateway.server.ts";
import { topUpById, topUpsOf } from "#domain/topups/top-up-queries.server.ts";
import { openSandbox } from "#platform/payments/sandbox.ts";
import { approved, azulAnswer, azulServer } from "#tests/support/azul-server.ts";
import { testContext } from "#tests/support/context.ts";
import { pdf } from "#tests/support/hostile-files.ts";
import { drawPage, formPost, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";

const opened = await testContext();
const azul = await azulServer();
const LUNA = idOfCenter("Clínica Luna de Larimar");
const [amaranta, lia] = [demoViewer("amaranta"), demoViewer("lia")];

beforeAll(async () => {
  const account = { bank: "Banco", holder: "Cuna", rnc: "999999992", kind: "Corriente", number: "1", currency: "US$" };
  await sql`insert into settings (key, value) values ('bank_account', ${JSON.stringify(account)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(opened.db);
  await opened.db
    .updateTable("provider_accounts")
    .set({ chosen_at: new Date() })
    .where("provider_id", "=", LUNA)
    .where("user_id", "=", idOfPerson("amaranta"))
    .execute();
});

type Answered = { status?: number; init?: ResponseInit | null; headers?: Headers };
const statusOf = async (work: Promise<unknown>): Promise<number | undefined> => {
  const answer = (await work.catch((thrown: unknown) => thrown)) as Answered;
  return answer.init?.status ?? answer.status;
};
const post = (fields: Record<string, string>, id?: string, gateway = openSandbox(opened.keys), viewer = amaranta) =>
  routeArgs({ ...opened, gateway }, formPost("https://cuna.test/x", { centro: LUNA, ...fields }), id ? { id } : {}, {}, viewer);
const standing = async (id: string) => (await topUpById(opened.db, id, "any"))!.status;

async function asked(gateway = openSandbox(opened.keys)): Promise<{ id: string; reference: string }> {
  expect(await statusOf(ask(post({ monto: "10000", pago: "card" }, undefined, gateway)))).toBe(303);
  return (await topUpsOf(opened.db, LUNA))[0]!;
}

test("a way of paying that nobody offers asks for nothing", async () => {
  const before = (await topUpsOf(opened.db, LUNA)).length;
  for (const pago of ["", "cheque", "BANK", "bank ", "__proto__", "card,bank"])
    expect([pago, await statusOf(ask(post({ monto: "10000", pago })))]).toEqual([pago, 422]);
  expect((await topUpsOf(opened.db, LUNA)).length).toBe(before);
  expect(await statusOf(ask(post({ monto: "10000", pago: "bank" })))).toBe(303);
});

const UNKNOWN = ["", "x", "Pagar", "constructor", "confirmar,negar"];

test("an act that no button of a money form has does nothing, wherever it comes in", async () => {
  const { id, reference } = await asked();
  const upload = () => {
    const form = new FormData();
    form.set("archivo", new File([pdf], "a.pdf", { type: "application/pdf" }));
    return new Request("https://cuna.test/x", { method: "POST", body: form, headers: { "user-agent": "a test" } });
  };
  const rule = { maximo: "24", dia: "48", mes: "300", calidad: "50", tipo: "ambas" };
  expect(await statusOf(pay(routeArgs(opened, upload(), { id }, {}, amaranta)))).toBe(422);
  for (const accion of UNKNOWN) {
    const statuses = [
      await statusOf(pay(post({ accion }, id))),
      await statusOf(decide(post({ accion, motivo: "No." }, id, undefined, lia))),
      await statusOf(sandbox(post({ accion }, reference))),
      await statusOf(sandbox(post({ accion: "repetir", ultimo: accion }, reference))),
      await statusOf(automatic(post({ accion, ...rule }))),
      await statusOf(automatic(post({ accion: "encender", ...rule, tipo: accion }))),
    ];
    expect([accion, statuses]).toEqual([accion, Array(6).fill(422)]);
  }
  expect(await standing(id)).toBe("asked");
  const rules = await opened.db.selectFrom("automatic_rules").select("enabled").where("provider_id", "=", LUNA).execute();
  expect(rules.filter(({ enabled }) => enabled)).toEqual([]);
});

test("AZUL's door: what nobody signed is 400; an approval brings its person to a page that says it is being confirmed", async () => {
  const { id, reference } = await asked(azul.withoutAccess);
  const come = (query: URLSearchParams) =>
    azulDoor(routeArgs({ ...opened, gateway: azul.withoutAccess }, new Request(`https://cuna.test/api/pagos/azul?${query}`)));
  const answer = azulAnswer(approved(reference, "11800"));
  const other = new URLSearchParams(answer);
  other.set("IsoCode", "01");
  expect(await statusOf(come(other))).toBe(400);
  const back = (await come(answer).catch((thrown: unknown) => thrown)) as Response;
  expect([back.status, back.headers.get("Location")]).toEqual([303, `/dashboard/provider/billetera/recargas/${id}`]);

  const theirs = drawPage(TopUpPage, { loaderData: await loadTopUp(post({}, id)), params: { id } });
  expect(theirs).toContain("Confirmando el pago");
  expect(theirs).toContain("AZUL todavía no nos lo ha confirmado directamente. No pagues otra vez");
  expect(theirs).not.toContain("Intentar de nuevo");
  const ours = drawPage(TopUpForTeam, { loaderData: await loadForTeam(post({}, id, undefined, lia)), params: { id } });
  expect(ours).toContain(`Busca ${reference} en las páginas de AZUL`);
  expect(await statusOf(decide(post({ accion: "rechazar", motivo: "No." }, id, undefined, lia)))).toBe(409);
  expect(await statusOf(decide(post({ accion: "negar" }, id, undefined, lia)))).toBe(303);
  expect(await standing(id)).toBe("failed");
  expect(await hearGateway(opened, azul.withoutAccess, { body: "", signature: null, query: answer })).toMatchObject({
    outcome: "repeated",
  });
  expect(await standing(id)).toBe("failed");
});
