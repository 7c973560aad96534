import * as z from "zod";
import {
  routingAcceptedSchema,
  routingConflictSchema,
  routingInvalidSchema,
  routingLimitedSchema,
  routingUnauthorizedSchema,
} from "#app/forms/leads/routing-answer.ts";
import { notJsonSchema } from "#app/forms/not-json.ts";
import {
  walletBalanceSchema,
  walletInvalidSchema,
  walletLimitedSchema,
  walletRefusalSchema,
  walletRequestSchema,
} from "#app/forms/wallet/wallet-answer.ts";
import {
  directoryQuestionSchema,
  directoryRowSchema,
  reviewStatsQuestionSchema,
  reviewStatsSchema,
} from "#domain/directory/provider-directory.ts";
import { statusAnswerSchema, statusQuestionSchema } from "#domain/leads/partner-status.ts";
import { routingRequestSchema } from "#domain/leads/routing-request.ts";
import { m } from "#messages/m.ts";

// The endpoints for programs, described by the schemas that parse their requests. The page at /api/docs and the document at
// /api/openapi.json agree, since both are made from this list.

export interface Answer {
  status: number;
  text: string;
  schema: z.ZodType;
  /** JSON unless it says otherwise. */
  type?: "application/json" | "text/event-stream";
  headers?: Readonly<Record<string, string>>;
}

export interface Operation {
  id: string;
  method: "get" | "post";
  path: string;
  title: string;
  text: string;
  /** The parameters of the address. */
  parameters?: z.ZodObject;
  body?: z.ZodObject;
  headers?: Readonly<Record<string, string>>;
  /** True when a request may carry a partner's key. */
  partnerKey?: boolean;
  answers: readonly Answer[];
  /** Parameters or a body for trying the operation. */
  example?: Readonly<Record<string, unknown>>;
}

/** The refusal of server/refusals.ts for programs. */
const refusalSchema = z.object({ error: z.string(), message: z.string(), retry_after_seconds: z.int().optional() });
const invalidQuestionSchema = z.object({ error: z.literal("invalid"), message: z.string(), errors: z.record(z.string(), z.string()) });

const refusals = (): Answer[] => [
  { status: 405, text: m.api_method(), schema: refusalSchema },
  { status: 503, text: m.api_unavailable(), schema: refusalSchema },
];
const reading = (ok: Answer): Answer[] => [ok, { status: 400, text: m.api_invalid(), schema: invalidQuestionSchema }, ...refusals()];

/** Returns every operation, described in the reader's language. */
export const operations = (): Operation[] => [
  {
    id: "get_provider_directory",
    method: "get",
    path: "/rest/v1/rpc/get_provider_directory",
    title: m.api_directory_title(),
    text: m.api_directory_text(),
    parameters: directoryQuestionSchema,
    example: { limit: "2" },
    answers: reading({
      status: 200,
      text: m.api_directory_ok(),
      schema: z.array(directoryRowSchema),
      headers: { Link: m.api_directory_link() },
    }),
  },
  {
    id: "get_provider_review_stats",
    method: "get",
    path: "/rest/v1/rpc/get_provider_review_stats",
    title: m.api_stats_title(),
    text: m.api_stats_text(),
    parameters: reviewStatsQuestionSchema,
    example: { provider_uuid: "00000000-0000-4000-8000-000000000000" },
    answers: reading({ status: 200, text: m.api_stats_ok(), schema: z.array(reviewStatsSchema).max(1) }),
  },
  {
    id: "lead-routing-v2",
    method: "post",
    path: "/functions/v1/lead-routing-v2",
    title: m.api_leads_title(),
    text: m.api_leads_text(),
    body: routingRequestSchema,
    example: {
      name: "Zoraida Peña",
      email: "zoraida@correo.example",
      phone_e164: "+18095550142",
      country: "República Dominicana",
      service_id: "fiv",
      notes: "Mensaje: Quisiera saber por dónde empezar.",
      origin_center_id: "clinica-luna-de-larimar",
    },
    headers: { "Idempotency-Key": m.api_leads_idempotency() },
    partnerKey: true,
    answers: [
      { status: 202, text: m.api_leads_accepted(), schema: routingAcceptedSchema },
      { status: 200, text: m.api_leads_replayed(), schema: routingAcceptedSchema },
      { status: 401, text: m.api_leads_unauthorized(), schema: routingUnauthorizedSchema },
      { status: 409, text: m.api_leads_conflict(), schema: routingConflictSchema },
      { status: 422, text: m.api_leads_invalid(), schema: z.union([routingInvalidSchema, notJsonSchema]) },
      { status: 429, text: m.api_leads_limited(), schema: routingLimitedSchema },
      ...refusals(),
    ],
  },
  {
    id: "lead-status",
    method: "get",
    path: "/functions/v1/lead-status",
    title: m.api_status_title(),
    text: m.api_status_text(),
    parameters: statusQuestionSchema,
    example: { lead_id: "00000000-0000-4000-8000-000000000000" },
    partnerKey: true,
    answers: [
      { status: 200, text: m.api_status_ok(), schema: statusAnswerSchema },
      { status: 400, text: m.api_invalid(), schema: invalidQuestionSchema },
      { status: 401, text: m.api_status_unauthorized(), schema: refusalSchema },
      { status: 404, text: m.api_status_not_found(), schema: refusalSchema },
      { status: 429, text: m.api_status_limited(), schema: refusalSchema },
      ...refusals(),
    ],
  },
  {
    id: "wallet-operations",
    method: "post",
    path: "/functions/v1/wallet-operations",
    title: m.api_wallet_title(),
    text: m.api_wallet_text(),
    body: walletRequestSchema,
    example: { action: "get_balance" },
    answers: [
      { status: 200, text: m.api_wallet_ok(), schema: walletBalanceSchema },
      { status: 401, text: m.api_wallet_unauthorized(), schema: walletRefusalSchema },
      { status: 403, text: m.api_wallet_forbidden(), schema: walletRefusalSchema },
      { status: 404, text: m.api_wallet_not_found(), schema: walletRefusalSchema },
      { status: 422, text: m.api_wallet_invalid(), schema: z.union([walletInvalidSchema, notJsonSchema]) },
      { status: 429, text: m.api_wallet_limited(), schema: walletLimitedSchema },
      ...refusals(),
    ],
  },
  {
    id: "menu-changes",
    method: "get",
    path: "/api/menu/cambios",
    title: m.api_menu_title(),
    text: m.api_menu_text(),
    answers: [{ status: 200, text: m.api_menu_ok(), schema: z.string(), type: "text/event-stream" }, ...refusals()],
  },
];
