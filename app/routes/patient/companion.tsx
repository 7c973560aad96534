import { data, redirect } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { readInvitation, readSharing } from "#app/forms/companions/companion-form.server.ts";
import { mailboxOf } from "#app/forms/patients/own-mailbox.ts";
import { type PostedFields, readForm, textOf } from "#app/forms/read-form.server.ts";
import { evidenceOf } from "#app/forms/visitor-evidence.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf, slugs } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Note } from "#app/ui/note.tsx";
import { accompanied, invitationsTo, ownCompanion } from "#domain/companions/companion-queries.server.ts";
import { inviteCompanion } from "#domain/companions/invite.server.ts";
import { acceptInvitation, changeSharing, declineInvitation, endCompanion } from "#domain/companions/take-part.server.ts";
import { loadSite } from "#domain/content/site.server.ts";
import { leadOfMailbox } from "#domain/receivers/account-leads.server.ts";
import { m } from "#messages/m.ts";
import { patientName } from "#texts/companions.ts";
import type { Route } from "./+types/companion";
import { Accompanied } from "./companion/accompanied.tsx";
import { InvitePanel } from "./companion/invite-panel.tsx";
import { OwnPanel } from "./companion/own-panel.tsx";
import { Received } from "./companion/received.tsx";

export const PAIR_PATH = "/dashboard/user/pareja";

const DONE = {
  invitada: m.companions_done_invited,
  guardado: m.companions_done_saved,
  terminado: m.companions_done_ended,
  dentro: m.companions_done_joined,
  rechazada: m.companions_done_declined,
};

/** The version of the sentence beside the box of who accepts. Change both together. */
const CONSENT_VERSION = "2026-11-27";

export const handle = { query: { hecho: oneOf(Object.keys(DONE)), solicitud: slugs(36) } } satisfies Handle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db } = services;
  const viewer = viewerOf(context);
  const asked = new URL(request.url).searchParams.get("solicitud");
  const [lead, own, invitations, others] = await Promise.all([
    asked === null ? null : leadOfMailbox(services, mailboxOf(viewer), asked),
    ownCompanion(db, viewer.userId),
    invitationsTo(db, viewer),
    accompanied(db, viewer.userId),
  ]);
  const one = lead && { id: lead.id, number: lead.number, service: lead.service?.name ?? null };
  return { one, own, invitations, others, confirmed: viewer.emailConfirmed, done: doneIn(request.url, DONE) };
}

type Refusal =
  | { kind: "invite"; error: "email" | "own" | "sees" | "too-many" | "joined" | "unconfirmed"; email: string; sees: readonly string[] }
  | { kind: "sharing" }
  | { kind: "consent"; id: string }
  | { kind: "gone" };

/** `invitar`, `cambiar` and `terminar` of the patient; `aceptar`, `rechazar` and `terminar` of the other person. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const viewer = viewerOf(context);
  const form = await readForm(request);
  const id = textOf(form, "quien");
  const refused = (refusal: Refusal, status = 422) => data(refusal, { status });
  const gone = () => refused({ kind: "gone" }, 409);
  switch (textOf(form, "accion")) {
    case "invitar": {
      const { email, sharing, leadId, error } = readInvitation(form);
      const again = (why: Extract<Refusal, { kind: "invite" }>["error"]) =>
        refused({ kind: "invite", error: why, email, sees: sharing?.sees ?? [] });
      if (error || !sharing) return again(error ?? "sees");
      const outcome = await inviteCompanion(services, viewer, { email, leadId, ...sharing });
      if (outcome === "no-such-request") throw data(null, { status: 404 });
      if (outcome === "nothing") return again("sees");
      if (outcome !== "invited") return again(outcome === "own-mailbox" ? "own" : outcome);
      throw done("invitada");
    }
    case "cambiar": {
      const sharing = readSharing(form);
      if (!sharing) return refused({ kind: "sharing" });
      const changed = await changeSharing(services, viewer.userId, sharing);
      if (changed === "nothing") return refused({ kind: "sharing" });
      if (changed === "gone") return gone();
      throw done("guardado");
    }
    case "terminar":
      if ((await endCompanion(services, viewer.userId, id)) === "gone") return gone();
      throw done("terminado");
    case "rechazar":
      if ((await declineInvitation(services, viewer, id)) === "gone") return gone();
      throw done("rechazada");
    case "aceptar":
      if (textOf(form, "acepto") !== "si") return refused({ kind: "consent", id });
      if ((await accept(context, request, form)) === "gone") return gone();
      throw done("dentro");
    default:
      throw data(null, { status: 422 });
  }
}

/** Accepts with the words that were beside the box, which name the patient and the site. */
async function accept(context: Route.ActionArgs["context"], request: Request, form: PostedFields): Promise<"joined" | "gone"> {
  const services = context.get(servicesContext);
  const viewer = viewerOf(context);
  const id = textOf(form, "quien");
  const [invitations, site] = await Promise.all([invitationsTo(services.db, viewer), loadSite(services.db)]);
  const asked = invitations.find((invitation) => invitation.id === id);
  if (!asked) return "gone";
  const words = { text: m.companions_consent({ name: patientName(asked.by), site: site.name }), version: CONSENT_VERSION };
  return acceptInvitation(services, viewer, { id, words, evidence: evidenceOf(request, context.get(factsContext), services.publicUrl) });
}

const done = (act: keyof typeof DONE) => redirect(href(`${PAIR_PATH}?hecho=${act}`), { status: 303 });

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.companions_title(), matches);

/** A second person in a patient's place: who is invited, who takes part, and who this person accompanies. */
export default function Pair({ loaderData: { one, own, invitations, others, confirmed, done: said }, actionData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.companions_title()} subtitle={m.companions_text()}>
      <DoneNote>{!actionData && said ? DONE[said]() : undefined}</DoneNote>
      {actionData?.kind === "gone" && (
        <Note kind="caution" live>
          {m.companions_gone()}
        </Note>
      )}
      {!confirmed && <Note kind="caution">{m.companions_unconfirmed()}</Note>}
      {invitations.map((invitation) => (
        <Received
          key={invitation.id}
          invitation={invitation}
          unticked={actionData?.kind === "consent" && actionData.id === invitation.id}
        />
      ))}
      {others.map((other) => (
        <Accompanied key={other.id} {...other} />
      ))}
      {own && <OwnPanel own={own} unticked={actionData?.kind === "sharing"} />}
      {(!own || own.state === "expired") && confirmed && (
        <InvitePanel request={one} again={own !== null} refusal={actionData?.kind === "invite" ? actionData : undefined} />
      )}
    </DashboardPage>
  );
}
