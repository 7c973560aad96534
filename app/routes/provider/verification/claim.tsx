import { data, Form, redirect } from "react-router";
import { BackLink } from "#app/components/dashboard/back-link.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { FileForm } from "#app/components/uploads/file-form.tsx";
import { servicesContext } from "#app/context.ts";
import { textOf } from "#app/forms/read-form.server.ts";
import { readUpload } from "#app/forms/read-upload.server.ts";
import { filesOf } from "#app/forms/uploads/arrived-files.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileInput } from "#app/ui/file-input.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { checkText } from "#domain/submissions/field-rules.ts";
import { CLAIM_LIMITS } from "#domain/verification/claim.ts";
import { addClaimDocument, removeClaimDocument } from "#domain/verification/claim-documents.server.ts";
import { claimOf } from "#domain/verification/claim-queries.server.ts";
import { askMailbox } from "#domain/verification/prove-claim.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { CLAIM_STATUS_NAMES } from "#texts/claims.ts";
import { refusedDocument } from "#texts/refused-files.ts";
import type { Route } from "./+types/claim";
import { ClaimDocuments } from "./claim-documents.tsx";

export const handle = { takesFiles: true } satisfies Handle;

const EMAIL = { kind: "email", maxLength: 254 } as const;

export async function loader({ context, params }: Route.LoaderArgs) {
  const claim = await claimOf(context.get(servicesContext).db, viewerOf(context).userId, params.id);
  if (!claim) throw data(null, { status: 404 });
  return { claim };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { userId } = viewerOf(context);
  const services = { ...context.get(servicesContext), actor: `provider:${userId}` as const };
  const claim = await claimOf(services.db, userId, params.id);
  if (!claim) throw data(null, { status: 404 });
  const upload = await readUpload(request);
  const { fields } = upload;
  const back = () => redirect(href(`/claims/${claim.id}`), { status: 303 });
  if (textOf(fields, "accion") === "correo") {
    const email = textOf(fields, "correo").trim();
    const refuse = (error: string) => data({ about: "email", email, error }, { status: 422 });
    if (checkText(EMAIL, email, true) !== null) return refuse(m.claims_error_email());
    const outcome = await askMailbox(services, userId, claim.id, email);
    if (outcome === "not-found") throw data(null, { status: 404 });
    if (outcome === "other-domain") return refuse(m.claims_error_domain({ domain: claim.domain ?? "" }));
    throw back();
  }
  if (textOf(fields, "accion") === "quitar") {
    if ((await removeClaimDocument(services, userId, claim.id, textOf(fields, "cual"))) === "not-found") throw data(null, { status: 404 });
    throw back();
  }
  const refuse = (error: string) => data({ about: "document", email: "", error }, { status: 422 });
  const files = await filesOf(services, userId, upload);
  if (!files) return refuse(m.uploads_gone());
  const { name: fileName, bytes } = files[0] ?? { name: "", bytes: new Uint8Array() };
  const outcome = await addClaimDocument(services, userId, claim.id, { fileName, bytes });
  if (outcome === "not-found") throw data(null, { status: 404 });
  if (outcome === "done") throw back();
  if (outcome.reason === "too-many") return refuse(m.claims_error_too_many({ count: CLAIM_LIMITS.maxDocuments }));
  return refuse(refusedDocument(outcome, bytes));
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.claims_title(), matches);

/** One claim: its state, and what proves that the person belongs to the profile. */
export default function ClaimPage({ loaderData: { claim }, actionData }: Route.ComponentProps) {
  const { providerName, status, createdAt, reason, domain, proofEmail, emailProvenAt, phoneProvenAt, documents } = claim;
  const errorAbout = (about: string) => (actionData?.about === about ? actionData.error : undefined);
  return (
    <DashboardPage title={m.claims_one({ name: providerName })} subtitle={m.claims_since({ day: formatDate(createdAt) })}>
      <BackLink href={href("/claims")}>{m.claims_title()}</BackLink>
      <div className="grid gap-3">
        <Badge kind={status === "open" ? "in-review" : status === "approved" ? "verified" : "neutral"} className="justify-self-start">
          {CLAIM_STATUS_NAMES[status]()}
        </Badge>
        {status === "open" && <p className="text-ink-2">{m.claims_open_text()}</p>}
        {status === "approved" && <p>{m.claims_approved_text()}</p>}
        {reason && <Note kind="info">{m.claims_reason({ reason })}</Note>}
      </div>
      {status === "open" && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:gap-5 lg:grid-cols-2">
          <Panel title={m.claims_documents()}>
            <p className="text-ink-2 text-sm">{m.claims_documents_text({ count: CLAIM_LIMITS.maxDocuments })}</p>
            {documents.length > 0 && <ClaimDocuments documents={documents} />}
            <FileForm maxBytes={CLAIM_LIMITS.maxBytes} arrived={null} className="grid gap-4">
              <Field label={m.claims_document_label()} error={errorAbout("document")} required>
                {(control) => <FileInput {...control} name="archivo" accept=".pdf,image/jpeg,image/png,image/webp" />}
              </Field>
              <p>
                <Button type="submit" kind="primary" name="accion" value="documento">
                  {m.claims_document_send()}
                </Button>
              </p>
            </FileForm>
          </Panel>
          <div className="grid gap-4 md:gap-5">
            <Panel title={m.claims_mail()}>
              {emailProvenAt && <Note kind="ok">{m.claims_mail_proven({ email: proofEmail ?? "" })}</Note>}
              {!emailProvenAt && proofEmail && <Note kind="info">{m.claims_mail_sent({ email: proofEmail })}</Note>}
              {!proofEmail && !domain && <p className="text-ink-2">{m.claims_mail_none()}</p>}
              {!proofEmail && domain && (
                <Form method="post" noValidate className="grid gap-4">
                  <p className="text-ink-2 text-sm">{m.claims_mail_text({ domain })}</p>
                  <Field label={m.claims_mail_label()} error={errorAbout("email")} required>
                    {(control) => <Input {...control} type="email" name="correo" defaultValue={actionData?.email} />}
                  </Field>
                  <p>
                    <Button type="submit" kind="outline" name="accion" value="correo">
                      {m.claims_mail_send()}
                    </Button>
                  </p>
                </Form>
              )}
            </Panel>
            <Panel title={m.claims_phone()}>
              <p className="text-ink-2 text-sm">{phoneProvenAt ? m.claims_phone_proven() : m.claims_phone_text()}</p>
            </Panel>
          </div>
        </div>
      )}
    </DashboardPage>
  );
}
