import fs from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { idOfCenter } from "#db/seed/provider-rows.ts";
import { addDocument } from "#domain/listing/change-documents.server.ts";
import { askTopUp } from "#domain/topups/ask-top-up.server.ts";
import { sendVoucher } from "#domain/topups/send-voucher.server.ts";
import { addClaimDocument } from "#domain/verification/claim-documents.server.ts";
import { openClaim } from "#domain/verification/open-claim.server.ts";
import { testContext } from "./support/context.ts";
import { pdf } from "./support/hostile-files.ts";
import { addCenter } from "./support/leads.ts";
import { peopleAtTheDoor } from "./support/people-at-the-door.ts";
import { siteMap } from "./support/site-map.ts";
import { openWholeSite, type WholeSite } from "./support/whole-site.ts";

// Papers come from strangers, and our team opens downloads: only the bytes decide what a file is, never its original name.

const ctx = await testContext();
const ADMIN = "an administrator with a second step";
const LUNA = { userId: idOfPerson("amaranta"), providerId: idOfCenter("Clínica Luna de Larimar") };
/** Original names, and the names of the downloads. */
const NAMES: Readonly<Record<string, string>> = {
  "x.html": "x.pdf",
  "factura\u202efdp.exe": "factura fdp.pdf",
  "a\r\nContent-Type: text/html\u200f.svg": "a Content-Type text html.pdf",
  [`${"ñ".repeat(300)}.html`]: `${"ñ".repeat(196)}.pdf`,
  "\u202e": "",
};

async function sendPapers(fileName: string) {
  const file = { fileName, bytes: pdf };
  const document = await addDocument(ctx, LUNA, { kind: "habilitacion", holder: null, expiresOn: null, ...file });
  const asked = await askTopUp({ ...ctx, gateway: null }, LUNA, { netCents: 100_00, method: "bank" });
  if (!document || !("id" in document) || asked?.outcome !== "asked") throw new Error("a paper was not taken");
  await sendVoucher(ctx, LUNA, asked.id, file);
  const center = await addCenter(ctx, `nombres-${asked.id.slice(0, 8)}`);
  const claim = await openClaim(ctx, idOfPerson("yadira"), center.id, "Dirijo la clínica.");
  if (claim.outcome !== "opened") throw new Error(`the claim was answered with ${claim.outcome}`);
  await addClaimDocument({ ...ctx, actor: "cli" }, idOfPerson("yadira"), claim.id, file);
  const rowsOf = async (table: string) =>
    (await sql<{ id: string }>`select id from ${sql.table(table)} where file_name <> ''`.execute(ctx.db)).rows.map(({ id }) => id);
  return { documents: [document.id], vouchers: await rowsOf("top_up_vouchers"), claims: await rowsOf("claim_documents") };
}

async function nameAt(site: WholeSite, path: string, cookie: string): Promise<string> {
  const answer = await site.ask(path, { cookie });
  expect([answer.status, answer.headers.get("content-type")], path).toEqual([200, "application/pdf"]);
  const [, name] = /^attachment; filename\*=UTF-8''([\w.%!~*()-]+)$/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
  return decodeURIComponent(name ?? "");
}

test("every door hands a paper out under the name that its bytes give it, whatever it came as, papers that were kept earlier included", async () => {
  const account = { bank: "Banco", holder: "Cuna", rnc: "999999992", kind: "Corriente", number: "1", currency: "US$" };
  await ctx.db
    .insertInto("settings")
    .values({ key: "bank_account", value: JSON.stringify(account) })
    .execute();
  const site = await openWholeSite(ctx);
  const cookies = await peopleAtTheDoor(ctx, site, ["a provider", "a provider of another center", ADMIN]);
  const doors = {
    "/claims/documentos/:id": { of: "claims", cookie: cookies["a provider of another center"] },
    "/dashboard/provider/documentos/:id": { of: "documents", cookie: cookies["a provider"] },
    "/dashboard/provider/billetera/comprobantes/:id": { of: "vouchers", cookie: cookies["a provider"] },
    "/dashboard/admin/documentos/:id": { of: "documents", cookie: cookies[ADMIN] },
    "/dashboard/admin/reclamos/documentos/:id": { of: "claims", cookie: cookies[ADMIN] },
    "/dashboard/admin/recargas/comprobantes/:id": { of: "vouchers", cookie: cookies[ADMIN] },
  } as const;
  // Returns whether an endpoint returns a file from a row, rather than one that we write under a name of ours.
  const handsOut = ({ file }: { file: string }) => /privateFile\(\w+\)/.test(fs.readFileSync(`app/${file}`, "utf8"));
  expect(
    siteMap
      .filter(handsOut)
      .map(({ pattern }) => pattern)
      .toSorted(),
  ).toEqual(Object.keys(doors).toSorted());
  for (const [name, called] of Object.entries(NAMES)) {
    for (const table of ["top_up_vouchers", "claim_documents", "profile_claims"])
      await sql`delete from ${sql.table(table)}`.execute(ctx.db);
    const kept = await sendPapers(name);
    for (const [pattern, { of, cookie }] of Object.entries(doors))
      expect(await nameAt(site, pattern.replace(":id", kept[of][0]!), cookie), pattern).toMatch(called || /^\w+\.pdf$/);
    for (const table of ["top_up_vouchers", "claim_documents", "provider_documents"])
      await sql`update ${sql.table(table)} set file_name = 'antes.html'`.execute(ctx.db);
    for (const [pattern, { of, cookie }] of Object.entries(doors))
      expect(await nameAt(site, pattern.replace(":id", kept[of][0]!), cookie), pattern).toBe("antes.pdf");
  }
});

test("a file that comes in pieces may be called anything", async () => {
  const site = await openWholeSite(ctx);
  const { "a provider": cookie } = await peopleAtTheDoor(ctx, site, ["a provider"]);
  for (const name of Object.keys(NAMES).concat("a\0b.pdf", "👶".repeat(200), "")) {
    const headers = { "Upload-Length": "9", "Upload-Metadata": `filename ${Buffer.from(name).toString("base64")}` };
    expect((await site.ask("/dashboard/provider/subidas", { method: "POST", cookie, headers })).status, name).toBe(201);
  }
  const kept = await ctx.db.selectFrom("uploads").select("file_name").execute();
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter(({ file_name }) => /[\p{C}/]/u.test(file_name) || file_name.length > 200)).toEqual([]);
});
