import ArrowLeft from "lucide-react/icons/arrow-left";
import { data, Form } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { DoneNote } from "#app/components/dashboard/done-note.tsx";
import { KeyHints } from "#app/components/dashboard/key-hints.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { ToldNote } from "#app/components/dashboard/told-note.tsx";
import { PaperLink } from "#app/components/verification/papers/paper-link.tsx";
import { besidePaper, PaperViewer, paperHints } from "#app/components/verification/papers/paper-viewer.tsx";
import { openPaperOf, type ShownPaper } from "#app/components/verification/papers/shown-paper.ts";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { done } from "#app/forms/listing/own-center.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf, slugs } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import { type ClaimToDecide, claimToDecide } from "#domain/verification/claims-to-decide.server.ts";
import { decideClaim, provePhone } from "#domain/verification/decide-claim.server.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDateTime } from "#platform/format.ts";
import { CLAIM_STATUS_NAMES } from "#texts/claims.ts";
import type { Route } from "./+types/claim";

const LIST = "/dashboard/admin/reclamos";
const DONE = {
  telefono: m.verification_done_checked,
  entregado: m.verification_claims_done_approved,
  negado: m.verification_claims_done_rejected,
};

export const handle = { query: { hecho: oneOf(Object.keys(DONE)), papel: slugs(36) } } satisfies Handle;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const claim = await claimToDecide(context.get(servicesContext).db, params.id);
  if (!claim) throw data(null, { status: 404 });
  const said = doneIn(request.url, DONE);
  return { claim, said, paper: openPaperOf(request) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const actor = `admin:${viewerOf(context).userId}` as const;
  const form = await readForm(request);
  const [act, reason] = [textOf(form, "accion"), textOf(form, "motivo").trim()];
  if (!(await claimToDecide(db, params.id))) throw data(null, { status: 404 });
  const again = (error: string | undefined, changed: boolean) => data({ reason, error, changed }, { status: changed ? 409 : 422 });
  const paper = openPaperOf(request);
  const back = (what: keyof typeof DONE) => done(`${LIST}/${params.id}`, what, paper ? { papel: paper } : {});
  if (act === "telefono") {
    if ((await provePhone(db, params.id, actor)) === "not-found") return again(undefined, true);
    throw back("telefono");
  }
  if (act !== "entregar" && act !== "negar") throw data(null, { status: 422 });
  if (act === "negar" && (reason === "" || reason.length > MAX_REASON))
    return again(m.verification_error_reason({ max: MAX_REASON }), false);
  const outcome = await decideClaim(db, params.id, act === "entregar" ? { approve: true } : { approve: false, reason }, actor);
  if (outcome === "not-found") return again(undefined, true);
  if (outcome === "no-proof") return again(m.verification_claims_error_proof(), false);
  throw back(act === "entregar" ? "entregado" : "negado");
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.verification_claims(), matches);

/** Who claims a profile, what proves that they belong to it, and the decision. */
export default function Claim({ loaderData: { claim, said, paper }, actionData }: Route.ComponentProps) {
  const { id, providerName, city, status, createdAt, documents, rivals, message } = claim;
  const shown = documents.map(shownPaper);
  const places = besidePaper(shown.some(({ id: one }) => one === paper));
  return (
    <DashboardPage
      title={m.claims_one({ name: providerName })}
      subtitle={[city, m.verification_since({ day: formatDate(createdAt) })].filter(Boolean).join(" · ")}
      actions={<Badge kind={status === "open" ? "pending" : "neutral"}>{CLAIM_STATUS_NAMES[status]()}</Badge>}
    >
      <p className="-my-2 flex flex-wrap gap-x-5">
        <TextLink href={href(LIST)} icon={<ArrowLeft />}>
          {m.verification_claims()}
        </TextLink>
        <TextLink href={href(`/dashboard/admin/verificacion/${claim.providerId}`)}>
          {m.verification_claims_profile({ name: providerName })}
        </TextLink>
      </p>
      <DoneNote>{said && !actionData ? DONE[said]() : undefined}</DoneNote>
      {actionData?.changed && <ToldNote>{m.verification_claims_changed()}</ToldNote>}
      <div className={places.grid}>
        {shown.length > 0 && <PaperViewer papers={shown} shown={paper} className={places.paper} />}
        <div className={places.proven}>
          <Panel title={m.verification_claims_who()}>
            <Facts facts={factsOf(claim)} />
            <blockquote className="max-w-[64ch] whitespace-pre-line wrap-anywhere">{message}</blockquote>
          </Panel>
          <Panel title={m.verification_claims_documents()} id="documentos">
            {documents.length === 0 && <p className="text-ink-2">{m.verification_documents_none()}</p>}
            <ul className="grid empty:hidden">
              {documents.map((paper) => (
                <li key={paper.id}>
                  <PaperLink {...paper} />
                </li>
              ))}
            </ul>
          </Panel>
          {rivals.length > 0 && (
            <Panel title={m.verification_claims_rivals()}>
              <p className="text-ink-2">{m.verification_claims_rivals_text()}</p>
              <ul className="grid">
                {rivals.map((rival) => (
                  <li key={rival.id} className="flex flex-wrap items-center gap-x-4">
                    <TextLink href={href(`${LIST}/${rival.id}`)} className="break-all">
                      {rival.email}
                    </TextLink>
                    <span className="text-ink-2 text-sm">{m.verification_since({ day: formatDate(rival.createdAt) })}</span>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
        {status === "open" && <Decide key={id} claim={claim} refused={actionData} className={places.decision} />}
      </div>
      <KeyHints hints={paperHints(shown, paper)} />
    </DashboardPage>
  );
}

const shownPaper = (paper: ClaimToDecide["documents"][number]): ShownPaper => ({
  ...paper,
  title: paper.fileName,
  sentAt: null,
  address: href(`${LIST}/documentos/${paper.id}`),
  anchor: "documentos",
});

function factsOf({ claimant, managers, proofEmail, emailProvenAt, phone, phoneProvenAt, domain, decidedAt, reason }: ClaimToDecide) {
  const mail = proofEmail && (emailProvenAt ? m.claims_mail_proven({ email: proofEmail }) : m.claims_mail_sent({ email: proofEmail }));
  return [
    { key: "who", label: m.verification_claims_claimant(), value: [claimant.name, claimant.email].filter(Boolean).join(" · ") },
    { key: "managers", label: m.verification_claims_managers(), value: managers.join(", ") || m.verification_claims_managers_none() },
    { key: "domain", label: m.claims_mail(), value: mail || (domain ?? m.verification_not_given()), missing: !emailProvenAt },
    {
      key: "phone",
      label: m.claims_phone(),
      value: phoneProvenAt ? `${phone} · ${formatDateTime(phoneProvenAt)}` : (phone ?? m.verification_not_given()),
      missing: !phoneProvenAt,
    },
    ...(decidedAt ? [{ key: "decided", label: m.verification_claims_decided(), value: formatDateTime(decidedAt) }] : []),
    ...(reason ? [{ key: "reason", label: m.verification_reason(), value: reason }] : []),
  ];
}

interface DecideProps {
  claim: ClaimToDecide;
  refused: { reason: string; error: string | undefined } | undefined;
  /** Only places it in the grid. */
  className: string;
}

function Decide({ claim: { phone, phoneProvenAt, emailProvenAt, documents, managers }, refused, className }: DecideProps) {
  const proven = emailProvenAt !== null || phoneProvenAt !== null || documents.length > 0;
  return (
    <Panel title={m.verification_decision()} className={className}>
      {phone && !phoneProvenAt && (
        <Form method="post" className="grid gap-2">
          <p>{m.verification_claims_call({ phone })}</p>
          <p>
            <Button type="submit" kind="outline" size="s" name="accion" value="telefono">
              {m.verification_claims_call_done()}
            </Button>
          </p>
        </Form>
      )}
      <Form method="post" className="grid gap-2 border-t pt-4 first-of-type:border-t-0">
        <p>{managers.length > 0 ? m.verification_claims_approve_shared() : m.verification_claims_approve_text()}</p>
        <p className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" name="accion" value="entregar" disabled={!proven}>
            {m.verification_claims_approve()}
          </Button>
          {!proven && <span className="text-ink-2 text-sm">{m.verification_claims_error_proof()}</span>}
        </p>
      </Form>
      <Form method="post" noValidate className="grid gap-4 border-t pt-4" data-unsaved={refused !== undefined}>
        <Field label={m.verification_reason()} hint={m.verification_claims_reason_hint()} error={refused?.error} required>
          {(control) => <Textarea {...control} name="motivo" rows={3} maxLength={MAX_REASON} defaultValue={refused?.reason} />}
        </Field>
        <p>
          <Button type="submit" kind="outline" name="accion" value="negar">
            {m.verification_claims_reject()}
          </Button>
        </p>
      </Form>
    </Panel>
  );
}
