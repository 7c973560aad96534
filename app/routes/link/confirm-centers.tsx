import { data, redirect } from "react-router";
import { DeadLink } from "#app/components/leads/dead-link.tsx";
import { NamesToAgree } from "#app/components/leads/form/names-to-agree.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
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
import { CONTROL_FIELDS } from "#domain/leads/lead-form-fields.ts";
import { openingPrice } from "#domain/offers/lead-prices.server.ts";
import { confirmReceivers } from "#domain/receivers/confirm-receivers.server.ts";
import { leadForPatient } from "#domain/receivers/lead-for-patient.server.ts";
import { previewMoreReceivers } from "#domain/receivers/preview-receivers.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/confirm-centers";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await previewMoreReceivers(services, tokenOf(request, params));
  const preview = found && { ...found, opening: await openingPrice(services.db, found.serviceId) };
  return data({ preview, address: canonical(services.publicUrl, "/") }, { status: preview ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  const token = tokenOf(request, params);
  const askFirst = (await leadForPatient(services, token))?.askFirst ?? false;
  const wording = await currentWording(services.db);
  // The sentence that was ticked is not the current one.
  if (!hasSeen(form, wording)) return data({ outcome: "reworded" as const }, { status: 409 });
  const { outcome } = await confirmReceivers(services, {
    token,
    receiversToken: textOf(form, CONTROL_FIELDS.receivers),
    ticked: tickedCenters(form),
    words: consentWords(askFirst, wording),
    evidence: evidenceOf(request, context.get(factsContext), services.publicUrl),
  });
  if (outcome === "confirmed") throw redirect(href(`/solicitud/${params.token}`), { status: 303 });
  return data({ outcome }, { status: outcome === "gone" ? 404 : 422 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: m.leads_more_page_title(),
    description: m.leads_more_page_description(),
    siteName: matches[0].loaderData.site.name,
    canonical: loaderData.address,
    index: false,
  });
}

/** The patient agrees to centers by name: the first ones when a program sent the request, or further ones. */
export default function ConfirmCenters({ loaderData: { preview }, actionData, params, matches }: Route.ComponentProps) {
  const { site, consents } = matches[0].loaderData;
  if (!preview || actionData?.outcome === "gone")
    return <DeadLink title={m.leads_dead_patient_title()} text={m.leads_dead_patient_text()} site={site} />;
  const back = href(`/solicitud/${params.token}`);
  const { receivers, isFirst } = preview;
  const wording = { site: site.name, written: consents.consent_request };
  return (
    <main id="contenido" tabIndex={-1} className="wrap pt-10 pb-20 md:pt-14 md:pb-25">
      <h1 className="title-1">{isFirst ? m.leads_more_first_title() : m.leads_more_title()}</h1>
      <p className="mt-3 lead max-w-[60ch]">{isFirst ? m.leads_more_first_lead() : m.leads_more_lead()}</p>
      <Card panel className="mt-9 max-w-180 md:p-10!">
        {receivers.length === 0 ? (
          <>
            <p>{m.leads_more_none()}</p>
            <Button kind="outline" href={back} className="mt-5">
              {m.leads_more_back()}
            </Button>
          </>
        ) : (
          <form method="post" noValidate className="grid gap-5">
            <NamesToAgree names={preview} wording={wording} refused={actionData?.outcome} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" kind="cta" size="l">
                {isFirst ? m.leads_more_first_action() : m.leads_form_send()}
              </Button>
              <Button kind="quiet" size="l" href={back}>
                {isFirst ? m.leads_more_first_no() : m.leads_more_no()}
              </Button>
            </div>
          </form>
        )}
      </Card>
    </main>
  );
}
