import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { ProofField } from "#app/components/identity/proof-field.tsx";
import type { RefusedRefund } from "#app/forms/topups/read-refund.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { ALONE_CENTS, ALONE_DAYS, leftAlone, SIGNING_DAYS } from "#domain/credits/credit.ts";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import type { WaitingRefund } from "#domain/topups/refund-queries.server.ts";
import type { TopUp } from "#domain/topups/top-up.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";

interface Props {
  topUp: TopUp;
  /** The refund that waits for its second signature, with the business days that it has waited. */
  waiting: (WaitingRefund & { days: number }) | null;
  /** What was paid back to the center with one signature lately, in US cents. */
  aloneCents: number;
  /** Those who may sign besides who looks. */
  signers: readonly string[];
  own: { userId: string; secondFactor: boolean; acts: boolean };
  refused: RefusedRefund | undefined;
}

/** Records that a whole top-up was paid back; above what one person may pay back alone, a second one signs it. */
export function RefundPanel({ waiting, ...props }: Props) {
  return <Panel title={m.topups_admin_refund()}>{waiting ? <Waiting {...props} waiting={waiting} /> : <Ask {...props} />}</Panel>;
}

function Ask({ topUp: { netCents, taxCents }, aloneCents, signers, own, refused }: Omit<Props, "waiting">) {
  const total = netCents + taxCents;
  const left = leftAlone(aloneCents);
  const second = total > left;
  const limits = { days: ALONE_DAYS, limit: formatUsdExact(ALONE_CENTS), left: formatUsdExact(left) };
  return (
    <>
      <p>
        {(second ? m.topups_refund_text_second : m.topups_admin_refund_text)({
          net: formatUsdExact(netCents),
          total: formatUsdExact(total),
        })}
      </p>
      {second && (
        <Note kind="info">
          <p>{m.topups_refund_alone(limits)}</p>
          <p>
            {signers.length > 0
              ? m.topups_refund_second({ names: signers.join(", "), days: SIGNING_DAYS })
              : m.topups_refund_second_nobody()}
          </p>
        </Note>
      )}
      {own.acts && (
        <Form method="post" noValidate className="grid gap-4 border-t pt-4">
          <Field label={m.topups_admin_reason()} error={refused?.error} required>
            {(control) => <Textarea {...control} name="motivo" rows={2} maxLength={MAX_REASON} defaultValue={refused?.reason} />}
          </Field>
          <ProofField secondFactor={own.secondFactor} refused={refused?.proof} />
          <p>
            <Button type="submit" kind="outline" name="accion" value="devolver">
              {second ? m.topups_refund_ask() : m.topups_admin_refund_send()}
            </Button>
          </p>
        </Form>
      )}
    </>
  );
}

function Waiting({ waiting, own, refused }: Omit<Props, "waiting"> & { waiting: NonNullable<Props["waiting"]> }) {
  const { totalCents, reason, askedBy, askedByName, askedAt, days } = waiting;
  const isOwn = askedBy === own.userId;
  const amount = formatUsdExact(totalCents);
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <b className="font-semibold">{m.topups_refund_waits({ amount })}</b>
        <Badge kind="pending">{m.credits_day({ day: Math.min(days, SIGNING_DAYS), days: SIGNING_DAYS })}</Badge>
      </p>
      <p className="wrap-anywhere">
        {m.topups_refund_asked({ name: askedByName ?? m.desk_calls_team(), date: formatDateTime(askedAt), reason })}
      </p>
      {own.acts && (
        <Form method="post" noValidate className="grid gap-4 border-t pt-4">
          {isOwn ? (
            <p className="text-ink-2">{m.topups_refund_own()}</p>
          ) : (
            <ProofField secondFactor={own.secondFactor} refused={refused?.proof} />
          )}
          <Field
            label={isOwn ? m.topups_refund_note_own() : m.topups_refund_note()}
            hint={isOwn ? undefined : m.credits_note_hint()}
            error={refused?.error}
          >
            {(control) => <Textarea {...control} name="motivo" rows={2} maxLength={MAX_REASON} defaultValue={refused?.reason} />}
          </Field>
          <p className="flex flex-wrap gap-3">
            {!isOwn && (
              <Button type="submit" name="accion" value="firmar" kind="primary">
                {m.topups_refund_sign({ amount })}
              </Button>
            )}
            <Button type="submit" name="accion" value="no-firmar" kind="outline">
              {isOwn ? m.topups_refund_take_back() : m.credits_refuse()}
            </Button>
          </p>
        </Form>
      )}
    </>
  );
}
