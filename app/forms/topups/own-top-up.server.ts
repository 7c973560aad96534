import { data, type RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.ts";
import { viewerOf } from "#app/guards.server.ts";
import { documentById } from "#domain/invoicing/document-queries.server.ts";
import type { FiscalDocument } from "#domain/invoicing/fiscal.ts";
import { isMember, type Member } from "#domain/team/as-member.server.ts";
import type { TopUp } from "#domain/topups/top-up.ts";
import { topUpById } from "#domain/topups/top-up-queries.server.ts";

/** Returns a top-up of any center that this person manages; others are not found. */
export async function ownTopUp(context: Readonly<RouterContextProvider>, id: string): Promise<{ topUp: TopUp; member: Member }> {
  const topUp = await topUpById(context.get(servicesContext).db, id, "any");
  return { topUp: topUp!, member: await memberWhoOwns(context, topUp) };
}

/** Returns a fiscal document of a center that this person manages; others are not found. */
export async function ownDocument(context: Readonly<RouterContextProvider>, id: string): Promise<FiscalDocument> {
  const document = await documentById(context.get(servicesContext).db, id, "any");
  await memberWhoOwns(context, document);
  return document!;
}

async function memberWhoOwns(context: Readonly<RouterContextProvider>, row: { providerId: string } | null): Promise<Member> {
  const member = row && { userId: viewerOf(context).userId, providerId: row.providerId };
  if (!member || !(await isMember(context.get(servicesContext).db, member))) throw data(null, { status: 404 });
  return member;
}
