import * as z from "zod";
import type { notJsonSchema } from "#app/forms/not-json.ts";

// The input and the answer of wallet-operations. The documentation at /api/docs is made from the same schemas.

export const walletRequestSchema = z.object({ action: z.literal("get_balance"), provider_id: z.guid().optional() });

export const walletBalanceSchema = z.object({
  balance_cents: z.int(),
  currency: z.literal("usd"),
  provider_id: z.guid().nullable(),
  created: z.boolean(),
});

export const walletRefusalSchema = z.object({ error: z.enum(["unauthorized", "forbidden", "not_found"]), message: z.string() });

export const walletInvalidSchema = z.object({
  error: z.literal("invalid"),
  message: z.string(),
  errors: z.partialRecord(z.enum(["action", "provider_id"]), z.enum(["required", "invalid"])),
});

export const walletLimitedSchema = z.object({ error: z.literal("limited"), message: z.string(), retry_after_seconds: z.int() });

export type WalletAnswer = z.infer<
  typeof walletBalanceSchema | typeof walletRefusalSchema | typeof walletInvalidSchema | typeof walletLimitedSchema | typeof notJsonSchema
>;
