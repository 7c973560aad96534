import { Panel } from "#app/components/dashboard/panel.tsx";
import { ProofField } from "#app/components/identity/proof-field.tsx";
import { CREDITS_PATH } from "#app/forms/credits/credits-path.ts";
import type { RefusedSigning } from "#app/forms/credits/read-credit.server.ts";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { Textarea } from "#app/ui/textarea.tsx";
import { SIGNING_DAYS } from "#domain/credits/credit.ts";
import type { Credit } from "#domain/credits/credit-queries.server.ts";
import { MAX_REASON } from "#domain/submissions/reason.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import { formatUsdExact } from "#platform/money.ts";
import { MOTIVE_NAMES } from "#texts/credits.ts";

interface Props {
  /** Each with the business days that it has waited. */
  waiting: readonly (Credit & { days: number })[];
  own: { userId: string; secondFactor: boolean; acts: boolean };
  refused: RefusedSigning | undefined;
}

/** The credits that a second person signs. Who asked for one may take it back. */
export function WaitingCredits({ waiting, own, refused }: Props) {
  const lost = refused && !waiting.some(({ id }) => id === refused.id);
  return (
    <Panel title={m.credits_waiting()}>
      {lost && refused.error && (
        <Note kind="caution" live>
          <p>{refused.error}</p>
        </Note>
      )}
      {waiting.length === 0 && <p className="text-ink-2">{m.credits_waiting_none()}</p>}
      <ul className="grid empty:hidden">
        {waiting.map((credit) => (
          <li key={credit.id} className="grid gap-3 border-t py-4 first:border-t-0 first:pt-0 last:pb-0">
            <Waiting credit={credit} own={own} refused={refused?.id === credit.id ? refused : undefined} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Waiting({ credit, own, refused }: { credit: Props["waiting"][number]; own: Props["own"]; refused: Props["refused"] }) {
  const { id, center, amountCents, motive, reason, askedBy, askedByName, askedAt, givenCents, days } = credit;
  const isOwn = askedBy === own.userId;
  const amount = formatUsdExact(amountCents);
  return (
    <>
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <b className="wrap-anywhere font-semibold">{m.credits_one({ amount, center })}</b>
          <Badge kind="pending">{m.credits_day({ day: Math.min(days, SIGNING_DAYS), days: SIGNING_DAYS })}</Badge>
        </p>
        <p className="wrap-anywhere">
          {MOTIVE_NAMES[motive]()}. {m.credits_asked({ name: askedByName ?? m.desk_calls_team(), date: formatDateTime(askedAt), reason })}
        </p>
        <p className="text-ink-2 text-sm">{m.credits_given_before({ amount: formatUsdExact(givenCents) })}</p>
      </div>
      {own.acts && (
        <form method="post" action={href(CREDITS_PATH)} noValidate className="grid max-w-112 gap-4">
          <input type="hidden" name="credito" value={id} />
          {isOwn ? (
            <p className="text-ink-2">{m.credits_own()}</p>
          ) : (
            <ProofField secondFactor={own.secondFactor} refused={refused?.proof} />
          )}
          <Field label={m.credits_note()} hint={isOwn ? undefined : m.credits_note_hint()} error={refused?.error}>
            {(control) => <Textarea {...control} name="motivo" rows={2} maxLength={MAX_REASON} defaultValue={refused?.note} />}
          </Field>
          <p className="flex flex-wrap gap-3">
            {!isOwn && (
              <Button type="submit" name="accion" value="firmar" kind="primary">
                {m.credits_sign({ amount })}
              </Button>
            )}
            <Button type="submit" name="accion" value="no-firmar" kind="outline">
              {isOwn ? m.credits_take_back() : m.credits_refuse()}
            </Button>
          </p>
        </form>
      )}
    </>
  );
}
