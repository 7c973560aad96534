import { sql } from "kysely";
import type { Context } from "#domain/context.ts";
import { asMember, type Member } from "#domain/team/as-member.server.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Party } from "./fiscal.ts";

/** Returns the party that the invoices of a center name; null when it has not given one. */
export async function fiscalProfileOf(db: Db | Tx, providerId: string): Promise<Party | null> {
  const row = await db
    .selectFrom("fiscal_profiles")
    .where("provider_id", "=", providerId)
    .select(["tax_id as taxId", "legal_name as name", "address"])
    .executeTakeFirst();
  return row ?? null;
}

/** Saves the party that further invoices name. Issued ones stay as they are. */
export function saveFiscalProfile(ctx: Pick<Context, "db">, member: Member, { taxId, name, address }: Party): Promise<"saved" | null> {
  return asMember(ctx, member, "wallet.keep", async (tx) => {
    const values = { tax_id: taxId, legal_name: name, address };
    await tx
      .insertInto("fiscal_profiles")
      .values({ provider_id: member.providerId, ...values })
      .onConflict((conflict) => conflict.column("provider_id").doUpdateSet({ ...values, updated_at: sql`now()` }))
      .execute();
    return { act: { action: "provider.fiscal_profile_saved" }, result: "saved" };
  });
}
