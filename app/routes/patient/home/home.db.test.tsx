import { expect, test } from "vitest";
import { idOfPerson } from "#db/seed/people.ts";
import { receiversToken } from "#domain/leads/lead-tokens.ts";
import { saveEntry } from "#domain/patients/save-entry.server.ts";
import { sendQuote } from "#domain/quotes/send-quote.server.ts";
import { testContext } from "#tests/support/context.ts";
import { addTwoManaged, person, routed } from "#tests/support/leads.ts";
import { drawPage, routeArgs } from "#tests/support/route-args.tsx";
import { demoViewer } from "#tests/support/sign-in.ts";
import Home, { loader } from "../home.tsx";
import { loader as openQuotes } from "../quotes.tsx";

// Inicio says what waits for its patient, and nothing of it once it is done.

const ctx = { ...(await testContext()), actor: "cli" as const };
const maria = demoViewer("maria");
const [center] = await addTwoManaged(ctx);

/** Makes a request of hers that the center opened and answered with a quote. */
async function quoted() {
  const { leadId } = await routed(ctx, {
    form: person({ email: maria.email }),
    kind: "center",
    originSlug: center.slug,
    receiversToken: receiversToken(ctx.keys, { originId: center.id, receivers: [center] }, new Date()),
    ticked: [center.id],
  });
  const { id: requestId } = await ctx.db
    .updateTable("offers")
    .set({ status: "purchased" })
    .where("lead_id", "=", leadId)
    .returning("id")
    .executeTakeFirstOrThrow();
  const answers = { "fiv-propios": { kind: "price", amountCents: 490_000, note: null } } as const;
  const quote = { requestId, after: 0, answers, validUntil: null, message: "", visits: null };
  await sendQuote(ctx, { userId: idOfPerson("amaranta"), providerId: center.id }, quote);
}
await quoted();
// A second request to the same center, which is not taken for the first one again: the page of quotes shows the newest of each center.
const own = await ctx.db.selectFrom("leads").select(["email_digest", "phone_digest"]).executeTakeFirstOrThrow();
await ctx.db
  .updateTable("leads")
  .set({ email_digest: Buffer.alloc(32), phone_digest: Buffer.alloc(32) })
  .execute();
await quoted();
await ctx.db.updateTable("leads").set(own).execute();

const asked = (path: string) => routeArgs(ctx, new Request(`https://cuna.test/dashboard/user${path}`), {}, {}, maria);
const loaded = () => loader(asked(""));
type Loaded = Awaited<ReturnType<typeof loaded>>;
const waits = ({ step, waiting }: Loaded) => [step, ...waiting].map((one) => one.step);
const drawn = (loaderData: Loaded) => drawPage(Home, { loaderData, actionData: undefined });

test("a quote is named until its page was opened, and «nothing to do» is said only then", async () => {
  const before = await loaded();
  expect(waits(before)).toContain("quote");
  const html = drawn(before);
  expect(html).toContain(`${center.name} te envió un presupuesto.`);
  expect(html).not.toContain("no te toca nada");
  const { groups } = await openQuotes(asked("/presupuestos"));
  expect(groups.flatMap(({ centers }) => centers)).toHaveLength(1);
  expect(waits(await loaded())).not.toContain("quote");
});

test("the path has its days, its result and its review; a noted result moves the sun without saying which", async () => {
  const before = drawn(await loaded());
  for (const step of ["Tratamiento", "Resultado", "Reseña", "Días de tratamiento"]) expect(before).toContain(step);
  expect(before).toContain('href="/dashboard/user/progreso/anotar?que=resultado"');
  const today = (await loaded()).today;
  const fields = { name: "Secreto 5120", dose: "", from: today, to: "", sure: "", at: "", times: "", place: "", note: "" };
  await saveEntry(ctx, maria.userId, { kind: "result", id: null, fields });
  const after = await loaded();
  expect(after.way).toBe("result");
  const html = drawn(after);
  expect(html).toContain("Anotaste uno el");
  expect(html).not.toContain("5120");
});
