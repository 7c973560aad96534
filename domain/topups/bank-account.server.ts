import * as z from "zod";
import type { Db } from "#platform/db/db.ts";
import type { BankAccount } from "./top-up.ts";

const line = z.string().trim().min(1).max(120);
const accountSchema = z.object({ bank: line, holder: line, rnc: line, kind: line, number: line, currency: line });

/** Returns our bank account from the setting `bank_account`. Returns null when none is set: then nobody is asked for a transfer. */
export async function ownBankAccount(db: Db): Promise<BankAccount | null> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "bank_account").executeTakeFirst();
  return accountSchema.safeParse(row?.value).data ?? null;
}
