import { data, redirect } from "react-router";
import { ConsultationActs } from "#app/components/consultations/acts.tsx";
import { ConsultationFacts } from "#app/components/consultations/consultation-facts.tsx";
import { MovePanel } from "#app/components/consultations/move-panel.tsx";
import { StatusBadge } from "#app/components/consultations/status-badge.tsx";
import { TwoClocks } from "#app/components/consultations/two-clocks.tsx";
import { WhatsappPanel, type WhatsappWords } from "#app/components/patients/whatsapp-panel.tsx";
import { servicesContext } from "#app/context.ts";
import { actOn, refusalOf, statusOfRefusal } from "#app/forms/consultations/act.server.ts";
import { actOnGuestWhatsapp, loadGuestWhatsapp } from "#app/forms/consultations/guest-whatsapp.server.ts";
import { shownSlots } from "#app/forms/consultations/shown-slots.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { tokenOf } from "#app/forms/signed-link.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { calendarDay } from "#app/query-shapes.ts";
import { canonical, pageMeta } from "#app/seo.ts";
import { Card } from "#app/ui/card.tsx";
import { Note } from "#app/ui/note.tsx";
import { consultationOfGuest } from "#domain/consultations/guests.server.ts";
import { freeSlotsOf } from "#domain/consultations/hours-queries.server.ts";
import { mayMove } from "#domain/consultations/transitions.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/guest-consultation";

export const handle = { styles: "dashboard", query: { desde: calendarDay } } satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await consultationOfGuest(services, tokenOf(request, params));
  if (!found) throw data(null, { status: 404 });
  const { consultation, guestId, proposalToken } = found;
  const { slots, now } = await freeSlotsOf(services.db, consultation.providerId, consultation.doctor?.id);
  const from = new URL(request.url).searchParams.get("desde");
  const movable = mayMove(consultation, consultation.proposal !== null, now) && consultation.movesFrom === null;
  return {
    consultation,
    now,
    slots: movable ? shownSlots(slots, consultation.patientZone, from) : null,
    path: `/cita/${params.token}`,
    proposalPath: proposalToken && `/cita/${proposalToken}`,
    address: canonical(services.publicUrl, "/"),
    whatsapp: await loadGuestWhatsapp(context, guestId, consultation, now),
  };
}

/** Only the button answers, since programs open links too. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const found = await consultationOfGuest(services, tokenOf(request, params));
  if (!found) throw data(null, { status: 404 });
  const { consultation, guestId } = found;
  const form = await readForm(request);
  const told = await actOnGuestWhatsapp(context, request, form, guestId);
  if (told === "gone") throw data(null, { status: 404 });
  if (told === "done") throw redirect(href(`/cita/${params.token}#whatsapp`), { status: 303 });
  if (told) return data(told, { status: 422 });
  const answer = await actOn({ ...services, actor: "link:consultation" }, { side: "patient", guestId }, consultation.id, form);
  if (answer.outcome === "not-found") throw data(null, { status: 404 });
  if (answer.outcome === "unknown") throw data(null, { status: 422 });
  const refusal = refusalOf(answer);
  if (refusal) return data({ refusal, aboutTime: textOf(form, "accion") === "mover" }, { status: statusOfRefusal(answer) });
  throw redirect(href(`/cita/${params.token}`), { status: 303 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name: siteName } = matches[0].loaderData.site;
  const { address } = loaderData;
  return pageMeta({ title: m.consultations_one(), description: m.consultations_guest_text(), siteName, canonical: address, index: false });
}

const WORDS: WhatsappWords = {
  text: m.consultations_whatsapp_text,
  consent: m.consultations_whatsapp_consent,
  on: m.consultations_whatsapp_on,
};

/**
 * The page behind the link of somebody without an account: the consultation that a center entered for them, and what they may do about
 * it.
 */
export default function GuestConsultation({ loaderData, actionData }: Route.ComponentProps) {
  const { consultation, now, slots, path, proposalPath, whatsapp } = loaderData;
  const refused = actionData && "refusal" in actionData ? actionData : null;
  const { providerName, status, proposal, askedBy, movesFrom } = consultation;
  return (
    <main id="contenido" tabIndex={-1} className="wrap grid grid-cols-[minmax(0,48rem)] justify-center gap-5 pt-10 pb-20 md:pt-14 md:pb-25">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid gap-2">
          <h1 className="title-2">{m.consultations_with({ name: providerName })}</h1>
          <StatusBadge status={status} />
        </div>
        {status === "requested" && askedBy === "provider" && !movesFrom && (
          <p className="text-ink-2">{m.consultations_guest_asked({ name: providerName })}</p>
        )}
        {refused && !refused.aboutTime && (
          <Note kind="error" live>
            {refused.refusal}
          </Note>
        )}
        <TwoClocks consultation={consultation} side="patient" />
        {proposal && proposalPath && (
          <Note kind="info">
            {proposal.askedBy === "patient" ? m.consultations_proposal_sent() : m.consultations_proposal_got()}{" "}
            <a className="link" href={href(proposalPath)}>
              {m.consultations_proposal_see()}
            </a>
          </Note>
        )}
        <ConsultationActs consultation={consultation} side="patient" now={now} action={href(path)} />
        <ConsultationFacts consultation={consultation} />
        <p className="text-ink-2 text-sm">{m.consultations_guest_account()}</p>
      </Card>
      {whatsapp && (
        <WhatsappPanel {...whatsapp} words={WORDS} mistakes={actionData && "mistakes" in actionData ? actionData.mistakes : undefined} />
      )}
      {slots && (
        <MovePanel
          slots={slots}
          path={(from) => `${path}?desde=${from}#otra-hora`}
          error={refused?.aboutTime ? refused.refusal : undefined}
        />
      )}
    </main>
  );
}
