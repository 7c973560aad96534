import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { DeadLink } from "#app/components/leads/dead-link.tsx";
import { NamesToAgree } from "#app/components/leads/form/names-to-agree.tsx";
import { factsContext, servicesContext, viewerContext } from "#app/context.ts";
import { consentWords } from "#app/forms/leads/consent-texts.ts";
import { currentWording } from "#app/forms/leads/request-wording.server.ts";
import { tickedCenters } from "#app/forms/leads/ticked-centers.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { hasSeen } from "#app/forms/seen-wording.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import { evidenceOf } from "#app/forms/visitor-evidence.server.ts";
import { href } from "#app/locale.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import { CONTROL_FIELDS } from "#domain/leads/lead-form-fields.ts";
import { openingPrice } from "#domain/offers/lead-prices.server.ts";
import { callOfLink, confirmCall, denyCall } from "#domain/receivers/confirm-call.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import type { Route } from "./+types/caller";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await callOfLink(services, tokenOf(request, params));
  const address = canonical(services.publicUrl, "/");
  if (found.outcome !== "open") return data({ outcome: found.outcome, call: null, key: "", isTeam: false, address }, { status: 404 });
  const { names, ...call } = found.call;
  const shown = names && { ...names, opening: await openingPrice(services.db, names.serviceId) };
  const isTeam = Boolean(context.get(viewerContext)?.teamRole);
  return data({ outcome: found.outcome, call: { ...call, names: shown }, key: randomUUID(), isTeam, address });
}

/** Only the buttons use the link up, since programs open links too. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const token = tokenOf(request, params);
  // Whoever took the call cannot agree in the caller's place.
  if (context.get(viewerContext)?.teamRole) {
    const { outcome } = await callOfLink(services, token);
    return outcome === "open" ? data({ outcome: "team" as const }, { status: 403 }) : data({ outcome }, { status: 404 });
  }
  const form = await readForm(request);
  const key = textOf(form, "clave");
  if (textOf(form, "accion") === "no") {
    const { outcome } = await denyCall(services, { token, key });
    return data({ outcome }, { status: outcome === "erased" ? 200 : 404 });
  }
  const wording = await currentWording(services.db);
  // The sentence that was ticked is not the current one. Without boxes there is none.
  if (textOf(form, CONTROL_FIELDS.receivers) !== "" && !hasSeen(form, wording))
    return data({ outcome: "reworded" as const }, { status: 409 });
  const result = await confirmCall(services, {
    token,
    key,
    receiversToken: textOf(form, CONTROL_FIELDS.receivers),
    ticked: tickedCenters(form),
    words: consentWords(false, wording),
    evidence: evidenceOf(request, context.get(factsContext), services.publicUrl),
  });
  if (result.outcome === "confirmed") throw redirect(href(`/solicitud/${result.token}`), { status: 303 });
  return data({ outcome: result.outcome }, { status: result.outcome === "unticked" || result.outcome === "expired" ? 422 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.leads_call_page_title(),
    description: m.leads_call_page_title(),
    siteName: matches[0].loaderData.site.name,
    canonical: loaderData.address,
    index: false,
  });
}

/** Somebody who called and has no mailbox confirms their request on their telephone, or says that it is not theirs. */
export default function Caller({ loaderData: { outcome, call, key, isTeam }, actionData, matches }: Route.ComponentProps) {
  const { site, consents } = matches[0].loaderData;
  if (actionData?.outcome === "erased") return <DeadLink title={m.leads_call_erased_title()} text={m.leads_call_erased_text()} />;
  if (outcome === "used" || actionData?.outcome === "used")
    return <DeadLink title={m.leads_call_used_title()} text={m.leads_call_used_text()} site={site} />;
  if (!call || actionData?.outcome === "gone")
    return <DeadLink title={m.leads_call_gone_title()} text={m.leads_call_gone_text()} site={site} />;
  const { number, takenAt, firstName, names } = call;
  const said = { number, name: firstName, date: formatDate(takenAt) };
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-10 pb-20 md:pt-14 md:pb-25">
      <h1 className="title-1">{names ? m.leads_call_title(said) : m.leads_call_open_title(said)}</h1>
      <p className="mt-3 lead max-w-[60ch]">{names ? m.leads_call_lead(said) : m.leads_call_open_lead(said)}</p>
      <Card panel className="mt-9 max-w-180 md:p-10!">
        {isTeam || actionData?.outcome === "team" ? (
          <Note kind="caution">{m.leads_call_team()}</Note>
        ) : (
          <form method="post" noValidate className="grid gap-5">
            <input type="hidden" name="clave" value={key} />
            {names && names.receivers.length > 0 && (
              <NamesToAgree names={names} wording={{ site: site.name, written: consents.consent_request }} refused={actionData?.outcome} />
            )}
            {names?.receivers.length === 0 && <p>{m.leads_call_none()}</p>}
            <div className="flex flex-wrap gap-3">
              {names?.receivers.length !== 0 && (
                <Button type="submit" kind="cta" size="l" name="accion" value="si">
                  {names ? m.leads_call_confirm() : m.leads_call_open()}
                </Button>
              )}
              {names && (
                <Button type="submit" kind="quiet" size="l" name="accion" value="no">
                  {m.leads_call_deny()}
                </Button>
              )}
            </div>
            <p className="text-sm text-ink-2">{m.leads_call_once()}</p>
          </form>
        )}
      </Card>
    </main>
  );
}
