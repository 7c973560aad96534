import { randomUUID } from "node:crypto";
import { idOfPerson } from "#db/seed/people.ts";
import type { Context } from "#domain/context.ts";
import type { LeadForm } from "#domain/leads/lead-form-fields.ts";
import { receiversToken } from "#domain/leads/lead-tokens.ts";
import type { Member } from "#domain/team/as-member.server.ts";
import { transfer } from "#domain/wallet/transfer.server.ts";
import { addCenter, routed } from "./leads.ts";

export interface Buyer {
  center: Center;
  member: Member;
  /** Routes a request about this center alone, and returns its offer. */
  offer(form?: LeadForm): Promise<{ id: string; lead_id: string; price_cents: number }>;
}

type Center = { id: string; slug: string; name: string };

/** Adds a center with one member. */
export async function aBuyer(ctx: Context, change: Record<string, unknown> = {}): Promise<Buyer> {
  const center = await addCenter(ctx, `buys-${randomUUID().slice(0, 8)}`, change);
  const userId = idOfPerson("amaranta");
  await ctx.db.insertInto("provider_accounts").values({ user_id: userId, provider_id: center.id, role: "owner" }).execute();
  return buyerAt(ctx, center, { userId, providerId: center.id });
}

/** Returns the same for an existing center. */
export function buyerAt(ctx: Context, center: Center, member: Member): Buyer {
  const offer = async (form?: LeadForm) => {
    const token = receiversToken(ctx.keys, { originId: center.id, receivers: [center] }, new Date());
    const named = { kind: "center", originSlug: center.slug, receiversToken: token, ticked: [center.id] } as const;
    const { leadId } = await routed(ctx, { ...named, ...(form && { form }) });
    return ctx.db.selectFrom("offers").select(["id", "lead_id", "price_cents"]).where("lead_id", "=", leadId).executeTakeFirstOrThrow();
  };
  return { center, member, offer };
}

/** Puts money into a center's wallet. */
export const addMoney = (ctx: Context, providerId: string, amountCents: number) =>
  ctx.db.transaction().execute((tx) =>
    transfer(tx, {
      id: randomUUID(),
      kind: "top_up",
      from: "bank",
      to: { provider: providerId },
      amountCents,
      subject: { type: "test", id: "1" },
      actor: "cli",
    }),
  );
