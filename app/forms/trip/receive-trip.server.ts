import { type ActionFunctionArgs, data, redirect } from "react-router";
import { factsContext, servicesContext } from "#app/context.ts";
import { type RefusedMessage, receiveMessage } from "#app/forms/inbox/receive-message.server.ts";
import { type ReceivedLead, receiveLead } from "#app/forms/leads/receive-lead.server.ts";
import { sentCookies } from "#app/forms/leads/sent-cookie.server.ts";
import { readJudgedForm } from "#app/forms/read-form.server.ts";
import { href } from "#app/locale.ts";
import { keptFields } from "#domain/leads/lead-form.ts";
import type { LeadForm } from "#domain/leads/lead-form-fields.ts";
import { readTripRequest, type TripErrors } from "#domain/trip/trip-request.ts";
import { m } from "#messages/m.ts";
import { now } from "#platform/clock.ts";

/** The typed values, to draw the form again. */
export interface TripFormValues {
  fields: LeadForm;
  service: string;
  receiver: string;
}

/** The state of the guide's request: still being written, or waiting for consent to the names of its receivers. */
export type TripStage =
  | { stage: "form"; values: TripFormValues; errors: TripErrors; failure: string | undefined }
  | { stage: "centers"; naming: Extract<ReceivedLead, { outcome: "unnamed" }> }
  | { stage: "team"; values: TripFormValues; refused: RefusedMessage | undefined };

/**
 * Receives the request at the end of the guide, in two pages: first everything except the consent, then the names of the receivers with
 * the consent. A request to centers becomes a lead like any other; one to our own team becomes a message.
 */
export async function receiveTripRequest({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const facts = context.get(factsContext);
  const headers = new Headers({ "Cache-Control": "no-store" });
  const answer = (status: number, stage: TripStage) => data(stage, { status, headers });
  const raw = await readJudgedForm(request.clone());
  const { receiver, service, errors } = readTripRequest(raw, now().getFullYear());
  const values: TripFormValues = { fields: keptFields("trip", raw), service, receiver: receiver ?? "" };
  const form = (status: number, wrong: TripErrors, failure?: string) => answer(status, { stage: "form", values, errors: wrong, failure });

  if (raw.accion === "corregir") return form(200, {});
  if (Object.keys(errors).length > 0) return form(422, errors);

  if (receiver === "equipo") {
    if (raw.paso !== "enviar") return answer(200, { stage: "team", values, refused: undefined });
    const refused = await receiveMessage("trip", request, raw, services, facts);
    const { consentimiento, ...wrong } = refused.data.errors;
    if (refused.init?.headers) for (const [name, value] of new Headers(refused.init.headers)) headers.set(name, value);
    // Only the database could refuse this value. The form shows the error at its field.
    if (Object.keys(wrong).length > 0) return form(422, wrong as TripErrors);
    const shown = { ...refused.data, errors: consentimiento ? { consentimiento } : {} };
    return answer(refused.init?.status ?? 422, { stage: "team", values, refused: shown });
  }

  const received = await receiveLead(request, services, facts, { byScript: false });
  switch (received.outcome) {
    case "accepted":
      for (const cookie of sentCookies(received.confirmation, services.publicUrl.startsWith("https:")))
        headers.append("Set-Cookie", cookie);
      throw redirect(href("/solicitud-enviada"), { status: 303, headers });
    case "unnamed":
      return answer(received.reason === "first" ? 200 : 422, { stage: "centers", naming: received });
    case "invalid":
      return form(422, received.errors);
    case "reworded":
      return form(409, {}, m.settings_consent_reworded());
    case "conflict":
      return form(409, {}, m.leads_error_conflict());
    case "unproven":
      throw new Error("a page is not asked for a proof");
    case "limited":
      headers.set("Retry-After", String(received.retryAfterSeconds));
      return form(429, {}, m.leads_error_limited_minutes({ minutes: Math.ceil(received.retryAfterSeconds / 60) }));
  }
}
