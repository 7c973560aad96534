import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { memberWith } from "#app/forms/listing/own-center.server.ts";
import { documentById } from "#domain/invoicing/document-queries.server.ts";
import type { FiscalDocument } from "#domain/invoicing/fiscal.ts";
import type { Member } from "#domain/team/as-member.server.ts";
import type { TopUp } from "#domain/topups/top-up.ts";
import { topUpById } from "#domain/topups/top-up-queries.server.ts";

/** Returns a top-up of any center whose money this person keeps; others are not found. */
export async function ownTopUp(context: Readonly<RouterContextProvider>, id: string): Promise<{ topUp: TopUp; member: Member }> {
  const topUp = await topUpById(context.get(servicesContext).db, id, "any");
  return { topUp: topUp!, member: await memberWhoOwns(context, topUp) };
}

/** Returns a fiscal document of a center whose money this person keeps; others are not found. */
export async function ownDocument(context: Readonly<RouterContextProvider>, id: string): Promise<FiscalDocument> {
  const document = await documentById(context.get(servicesContext).db, id, "any");
  await memberWhoOwns(context, document);
  return document!;
}

async function memberWhoOwns(context: Readonly<RouterContextProvider>, row: { providerId: string } | null): Promise<Member> {
  if (!row) throw data(null, { status: 404 });
  return memberWith(context, row.providerId, "wallet.keep");
}
