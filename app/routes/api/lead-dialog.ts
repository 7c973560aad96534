import type { LeadAnswer } from "#app/components/leads/form/send-lead.ts";
import { factsContext, servicesContext, viewerContext } from "#app/context.ts";
import { receiveLead } from "#app/forms/leads/receive-lead.server.ts";
import { currentWording } from "#app/forms/leads/request-wording.server.ts";
import { sentCookies } from "#app/forms/leads/sent-cookie.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { slugs } from "#app/query-shapes.ts";
import { centerToWriteTo, formOptions } from "#domain/leads/form-queries.server.ts";
import { openingPrice } from "#domain/offers/lead-prices.server.ts";
import { knownAnswers } from "#domain/patients/autofill.server.ts";
import type { Route } from "./+types/lead-dialog.ts";

export const handle = { query: { centro: slugs() } } satisfies Handle;

/** Returns what the dialog needs to write to one center. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db } = services;
  const viewer = context.get(viewerContext);
  const slug = new URL(request.url).searchParams.get("centro") ?? "";
  const [center, options, opening, wording, known] = await Promise.all([
    centerToWriteTo(db, slug),
    formOptions(db),
    openingPrice(db, null),
    currentWording(db),
    viewer?.userType === "patient" ? knownAnswers(services, viewer.userId) : null,
  ]);
  if (!center) return Response.json({ error: "unknown_center" }, { status: 404 });
  const headers = { "Cache-Control": viewer ? "no-store" : "public, max-age=60", Vary: "Cookie" };
  return Response.json({ center, options, opening, wording, known }, { headers });
}

/** Receives the form from a script. It does the same as /solicitar-informacion and answers in JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const received = await receiveLead(request, services, context.get(factsContext), { byScript: true });
  const headers = new Headers({ "Cache-Control": "no-store" });
  switch (received.outcome) {
    case "accepted":
      for (const cookie of sentCookies(received.confirmation, services.publicUrl.startsWith("https:")))
        headers.append("Set-Cookie", cookie);
      return answer({ outcome: "accepted", location: href("/solicitud-enviada") }, 200, headers);
    case "invalid":
      return answer({ outcome: "invalid", errors: received.errors }, 422, headers);
    case "unnamed":
      return answer({ outcome: "unnamed" }, 422, headers);
    case "reworded":
      return answer({ outcome: "reworded", wording: received.wording }, 409, headers);
    case "conflict":
      return answer({ outcome: "conflict" }, 409, headers);
    case "unproven":
      return answer({ outcome: "unproven", puzzle: received.puzzle }, 428, headers);
    case "limited":
      headers.set("Retry-After", String(received.retryAfterSeconds));
      return answer({ outcome: "limited", retryAfterSeconds: received.retryAfterSeconds }, 429, headers);
  }
}

const answer = (body: LeadAnswer, status: number, headers: Headers) => Response.json(body, { status, headers });
