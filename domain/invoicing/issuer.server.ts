import * as z from "zod";
import type { Db, Tx } from "#platform/db/db.ts";
import type { Party } from "./fiscal.ts";
import { readTaxId } from "./tax-id.ts";

const issuerSchema = z.object({
  rnc: z.string().refine((typed) => readTaxId(typed) !== null),
  name: z.string().trim().min(1).max(150),
  address: z.string().trim().min(1).max(100),
});

/**
 * Returns the issuer of our invoices, from the setting `fiscal_issuer`. Returns null when the setting is missing or damaged: then
 * nothing is issued.
 */
export async function issuerOf(db: Db | Tx): Promise<Party | null> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "fiscal_issuer").executeTakeFirst();
  const { data } = issuerSchema.safeParse(row?.value);
  return data ? { taxId: readTaxId(data.rnc)!, name: data.name, address: data.address } : null;
}
