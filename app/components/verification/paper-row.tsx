import clsx from "clsx";
import { Form } from "react-router";
import { DecisionFields } from "#app/components/desk/decision-fields.tsx";
import type { RefusedPaper } from "#app/forms/verification/read-paper.ts";
import { Facts } from "#app/ui/facts.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { documentState, type ProviderDocument } from "#domain/listing/documents.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDateTime } from "#platform/format.ts";
import { DOCUMENT_NAMES } from "#texts/listing.ts";
import { type Verdict, VerdictHeading } from "./mark.tsx";
import { NotedHere } from "./noted-here.tsx";
import { PaperLink } from "./papers/paper-link.tsx";
import { useFormAddress } from "./papers/shown-paper.ts";

const VERDICT_OF = { valid: "matches", returned: "differs", "in-review": "open", expiring: "expiring", expired: "expired" } as const;

interface Props {
  paper: ProviderDocument;
  today: string;
  /** Whether whoever looks has it open, or opened it before. */
  unlocked: boolean;
  refused: RefusedPaper | undefined;
  /** True right after its verdict was stored. */
  noted: boolean;
}

/** A paper with its line in the register of licences: what our team read on it, or why it was returned. */
export function PaperRow({ paper, today, unlocked, refused, noted }: Props) {
  const { id, kind, holder, fileName, uploadedAt, state, reason, checkedAt } = paper;
  const shown = documentState(paper, today);
  const verdict: Verdict = shown === "expiring" && state !== "accepted" ? "open" : VERDICT_OF[shown];
  const name = [DOCUMENT_NAMES[kind](), holder].filter(Boolean).join(": ");
  const anchor = `documento-${id}`;
  return (
    <li className="grid gap-3 border-t py-4 first:border-t-0" id={anchor}>
      <VerdictHeading name={name} verdict={verdict} />
      {noted && <NotedHere />}
      <p className="flex flex-wrap items-center gap-x-4 md:pl-11">
        <PaperLink id={id} fileName={fileName} />
        <span className="text-ink-2 text-sm">{m.verification_document_sent({ day: formatDate(uploadedAt) })}</span>
      </p>
      {reason && <p className="md:pl-11">{reason}</p>}
      {state === "accepted" && (
        <Facts
          className="md:ml-11"
          facts={[
            { key: "number", label: m.verification_number(), value: paper.number ?? m.verification_not_given(), missing: !paper.number },
            ...(paper.statedNumber ? [{ key: "stated", label: m.verification_number_stated(), value: paper.statedNumber }] : []),
            { key: "issuer", label: m.verification_issuer(), value: paper.issuer ?? m.verification_not_given(), missing: !paper.issuer },
            { key: "issued", label: m.verification_issued(), value: dayOr(paper.issuedOn, m.verification_not_given()) },
            { key: "expires", label: m.verification_expires(), value: dayOr(paper.expiresOn, m.verification_expires_none()) },
          ]}
        />
      )}
      {checkedAt && <p className="text-ink-2 text-sm md:pl-11">{formatDateTime(checkedAt)}</p>}
      <details className="md:pl-11" open={state === "received" || refused !== undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-ui">
          {m.verification_review_paper()}
        </summary>
        <PaperForm paper={paper} unlocked={unlocked} anchor={anchor} name={name} refused={refused} />
      </details>
    </li>
  );
}

const dayOr = (day: string | null, otherwise: string) => (day ? formatDate(day) : otherwise);

function PaperForm({ paper, unlocked, anchor, name, refused }: Omit<Props, "today" | "noted"> & { anchor: string; name: string }) {
  const { typed, errors = {} } = refused ?? {};
  const { state } = paper;
  const addressOf = useFormAddress();
  return (
    <Form method="post" action={addressOf(anchor)} preventScrollReset noValidate className="grid gap-4 pt-2">
      <input type="hidden" name="documento" value={paper.id} />
      <input type="hidden" name="estado" value={refused?.state ?? paper.state} />
      {!unlocked && <p className="text-ink-2 text-sm">{m.verification_locked()}</p>}
      <div className={clsx("grid gap-4 @min-[24rem]:grid-cols-2", !unlocked && !typed && "hidden")}>
        <Field label={m.verification_number()} hint={paper.statedNumber ? m.verification_number_hint() : undefined} error={errors.numero}>
          {(control) => <Input {...control} name="numero" maxLength={60} defaultValue={typed?.numero ?? paper.number ?? ""} />}
        </Field>
        <Field label={m.verification_issuer()} error={errors.emisor}>
          {(control) => <Input {...control} name="emisor" maxLength={160} defaultValue={typed?.emisor ?? paper.issuer ?? ""} />}
        </Field>
        <Field label={m.verification_issued()} error={errors.emitido}>
          {(control) => <Input {...control} type="date" name="emitido" defaultValue={typed?.emitido ?? paper.issuedOn ?? ""} />}
        </Field>
        <Field label={m.verification_expires()} error={errors.vence}>
          {(control) => (
            <Input
              {...control}
              type="date"
              name="vence"
              defaultValue={typed?.vence ?? (state === "accepted" ? paper.expiresOn : null) ?? ""}
            />
          )}
        </Field>
      </div>
      <DecisionFields
        about={name}
        label={m.verification_return_reason()}
        hint={m.verification_return_reason_hint()}
        maxLength={500}
        reason={typed?.motivo}
        error={errors.motivo}
        acts={[
          ...(unlocked ? ([{ value: "aceptar", label: m.verification_accept(), kind: "tonal" }] as const) : []),
          { value: "devolver-documento", label: m.verification_return_paper(), kind: "outline" },
        ]}
      />
    </Form>
  );
}
