import { servicesContext, viewerContext } from "#app/context.ts";
import { readCookie } from "#app/cookies.server.ts";
import { SESSION_COOKIE } from "#app/cookies.ts";
import { notJson } from "#app/forms/not-json.ts";
import { readJson } from "#app/forms/read-form.server.ts";
import { type WalletAnswer, walletRequestSchema } from "#app/forms/wallet/wallet-answer.ts";
import { countTries } from "#domain/submissions/tries.server.ts";
import { placesOf } from "#domain/team/places.server.ts";
import { roleMay } from "#domain/team/powers.ts";
import { balanceOf } from "#domain/wallet/balance.server.ts";
import { openAccount } from "#domain/wallet/open-account.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/wallet-operations.ts";

export const MAX_QUESTIONS_PER_MINUTE = 60;
const QUESTIONS = { scope: "wallet questions", max: MAX_QUESTIONS_PER_MINUTE, seconds: 60 };

/**
 * Answers POST /functions/v1/wallet-operations, for everybody with a session, with the balance of their center's wallet, or of the center
 * that they name. Creates a missing profile of the person or account of the center. Patients have no wallet, so theirs is always empty.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { db, auth, publicUrl } = context.get(servicesContext);
  const session = readCookie(request.headers.get("cookie"), SESSION_COOKIE, publicUrl.startsWith("https:"));
  const viewer = context.get(viewerContext) ?? (session ? await auth.viewerWithProfile(session) : null);
  if (!viewer) return answer({ error: "unauthorized", message: m.api_wallet_unauthorized() }, 401);
  if (viewer.temporaryPassword) return answer({ error: "forbidden", message: m.api_wallet_forbidden() }, 403);
  const wait = await countTries(db, [{ ...QUESTIONS, key: Buffer.from(viewer.userId) }]);
  if (wait !== null)
    return answer({ error: "limited", message: m.api_wallet_limited(), retry_after_seconds: wait }, 429, { "Retry-After": String(wait) });
  const body = await readJson(request);
  if (body === undefined) return answer(notJson(), 422);
  const read = walletRequestSchema.safeParse(body);
  if (!read.success) return answer(invalid(body), 422);
  const places = await placesOf(db, viewer.userId);
  const asked = read.data.provider_id?.toLowerCase();
  const place = asked === undefined ? places[0] : places.find(({ id }) => id === asked);
  if (place && !roleMay(place.role, "wallet.keep")) return answer({ error: "forbidden", message: m.api_wallet_role() }, 403);
  if (!place && asked !== undefined) return answer({ error: "not_found", message: m.api_wallet_not_found() }, 404);
  const created = place ? await openAccount(db, place.id) : false;
  const cents = place ? await balanceOf(db, place.id) : 0;
  return answer({ balance_cents: cents, currency: "usd", provider_id: place?.id ?? null, created }, 200);
}

function invalid(body: unknown): WalletAnswer {
  const given: object = typeof body === "object" && body !== null ? body : {};
  const { action, provider_id: provider } = walletRequestSchema.shape;
  const errors = {
    ...(!("action" in given) ? { action: "required" as const } : !action.safeParse(given.action).success && { action: "invalid" as const }),
    ...("provider_id" in given && !provider.safeParse(given.provider_id).success && { provider_id: "invalid" as const }),
  };
  return { error: "invalid", message: m.api_wallet_invalid(), errors };
}

const answer = (body: WalletAnswer, status: number, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
