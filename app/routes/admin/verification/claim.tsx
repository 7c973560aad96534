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
import { QueueLinks, queueHints } from "#app/components/verification/queue-links.tsx";
import { ReadNames } from "#app/components/verification/read-names.tsx";
import { servicesContext } from "#app/context.ts";
import { doneIn } from "#app/done.ts";
import { done } from "#app/forms/listing/own-center.server.ts";
import { readForm, textOf } from "#app/forms/read-form.server.ts";
import { claimSent, type RefusedClaim } from "#app/forms/verification/claim-sent.server.ts";
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
import { type ClaimToDecide, claimPlace, claimToDecide } from "#domain/verification/claims-to-decide.server.ts";
import { openedClaimPapers, provePhone } from "#domain/verification/decide-claim.server.ts";
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
  const { db } = context.get(servicesContext);
  const claim = await claimToDecide(db, params.id);
  if (!claim) throw data(null, { status: 404 });
  const [queue, opened] = await Promise.all([
    claimPlace(db, claim.id),
    openedClaimPapers(db, `admin:${viewerOf(context).userId}`, claim.id),
  ]);
  return { claim, queue, opened, said: doneIn(request.url, DONE), paper: openPaperOf(request) };
}

const DECIDED_ELSEWHERE: RefusedClaim = { reason: "", center: "", person: "", errors: {}, alike: false, changed: true };

export async function action({ context, params, request }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const actor = `admin:${viewerOf(context).userId}` as const;
  const form = await readForm(request);
  const act = textOf(form, "accion");
  if (!(await claimToDecide(db, params.id))) throw data(null, { status: 404 });
  const again = (refused: RefusedClaim) => data(refused, { status: refused.changed ? 409 : 422 });
  const paper = openPaperOf(request);
  const back = (what: keyof typeof DONE) => done(`${LIST}/${params.id}`, what, paper ? { papel: paper } : {});
  if (act === "telefono") {
    if ((await provePhone(db, params.id, actor)) === "not-found") return again(DECIDED_ELSEWHERE);
    throw back("telefono");
  }
  if (act !== "entregar" && act !== "negar") throw data(null, { status: 422 });
  const refused = await claimSent(db, params.id, form, actor);
  if (refused) return again(refused);
  throw back(act === "entregar" ? "entregado" : "negado");
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.verification_claims(), matches);

/** Who claims a profile, what proves that they belong to it, and the decision. */
export default function Claim({ loaderData: { claim, queue, opened, said, paper }, actionData }: Route.ComponentProps) {
  const { id, providerName, city, status, createdAt, documents, rivals, message } = claim;
  const shown = documents.map(shownPaper);
  const places = besidePaper(shown.some(({ id: one }) => one === paper));
  return (
    <DashboardPage
      title={m.claims_one({ name: providerName })}
      subtitle={[city, m.verification_since({ day: formatDate(createdAt) })].filter(Boolean).join(" · ")}
      actions={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Badge kind={status === "open" ? "pending" : "neutral"}>{CLAIM_STATUS_NAMES[status]()}</Badge>
          <QueueLinks
            queue={queue}
            label={m.verification_claims_queue()}
            first={m.verification_claims_next()}
            addressOf={(one) => href(`${LIST}/${one}`)}
          />
        </div>
      }
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
        {status === "open" && (
          <Decide
            key={id}
            claim={claim}
            unlocked={opened.length > 0 || shown.some(({ id: one }) => one === paper)}
            refused={actionData}
            className={places.decision}
          />
        )}
      </div>
      <KeyHints hints={[...queueHints(queue), ...paperHints(shown, paper)]} />
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
  /** Whether whoever looks has one of its papers open, or opened one before. */
  unlocked: boolean;
  refused: RefusedClaim | undefined;
  /** Only places it in the grid. */
  className: string;
}

function Decide({ claim: { phone, phoneProvenAt, emailProvenAt, documents, managers }, unlocked, refused, className }: DecideProps) {
  const byPaper = emailProvenAt === null && phoneProvenAt === null;
  const proven = !byPaper || documents.length > 0;
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
      <Form method="post" noValidate className="grid gap-2 border-t pt-4 first-of-type:border-t-0" data-unsaved={refused !== undefined}>
        {proven && byPaper && unlocked && <ReadNames refused={refused} />}
        <p>{managers.length > 0 ? m.verification_claims_approve_shared() : m.verification_claims_approve_text()}</p>
        <p className="flex flex-wrap items-center gap-3">
          <Button type="submit" kind="primary" name="accion" value="entregar" disabled={!proven || (byPaper && !unlocked)}>
            {m.verification_claims_approve()}
          </Button>
          {!proven && <span className="text-ink-2 text-sm">{m.verification_claims_error_proof()}</span>}
          {proven && byPaper && !unlocked && <span className="text-ink-2 text-sm">{m.verification_locked()}</span>}
          {refused?.errors.proof && <span className="text-err text-sm">{refused.errors.proof}</span>}
        </p>
      </Form>
      <Form method="post" noValidate className="grid gap-4 border-t pt-4" data-unsaved={refused !== undefined}>
        <Field label={m.verification_reason()} hint={m.verification_claims_reason_hint()} error={refused?.errors.reason} required>
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
