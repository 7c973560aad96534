import { Form } from "react-router";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { LOST_REASONS, nextStates, stateBefore } from "#domain/followups/followup.ts";
import type { InboxRequest } from "#domain/followups/inbox-request.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { LOST_NAMES, STATE_NAMES } from "#texts/followups.ts";

interface Props {
  centerId: string;
  request: Pick<InboxRequest, "id" | "state" | "consultedAt" | "lostReason">;
}

/** What came of a request: an appointment, the treatment, or why not. The last step can be taken back. */
export function OutcomePart({ centerId, request: { id, state, consultedAt, lostReason } }: Props) {
  const before = stateBefore(state, consultedAt !== null);
  const ahead = nextStates(state).filter((next) => next !== before && next !== "lost" && state !== "lost");
  const isWithoutAppointment = state === "new" || state === "contacted";
  const fields = (
    <>
      <PlaceField id={centerId} />
      <input type="hidden" name="hacer" value="estado" />
      <input type="hidden" name="desde" value={state} />
    </>
  );
  return (
    <section aria-label={m.followups_state()} className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg bg-surface-2 p-4">
      <p>
        {m.followups_state()}: <b className="font-semibold">{STATE_NAMES[state]()}</b>
        {lostReason && ` · ${LOST_NAMES[lostReason]()}`}
        {consultedAt && <span className="block text-ink-2 text-sm">{m.followups_consulted({ day: formatDate(consultedAt) })}</span>}
      </p>
      <p className="text-ink-2 text-sm">{m.followups_state_whose()}</p>
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2.5 empty:hidden">
        {fields}
        {isWithoutAppointment && (
          <Button kind="tonal" size="s" href={href(`/dashboard/provider/agenda/nueva?solicitud=${id}`)}>
            {m.followups_enter_appointment()}
          </Button>
        )}
        {ahead.map((next) => (
          <Button key={next} type="submit" kind={isWithoutAppointment ? "outline" : "tonal"} size="s" name="a" value={next}>
            {m.followups_state_move({ state: STATE_NAMES[next]() })}
          </Button>
        ))}
        {before && (
          <Button type="submit" kind="quiet" size="s" name="a" value={before}>
            {m.followups_state_undo({ state: STATE_NAMES[before]() })}
          </Button>
        )}
      </Form>
      {nextStates(state).includes("lost") && (
        <details>
          <summary className="unfold min-h-11 font-semibold text-brand">{m.followups_lost()}</summary>
          <Form method="post" preventScrollReset className="grid justify-items-start gap-3 pb-2">
            {fields}
            <input type="hidden" name="a" value="lost" />
            <Pills
              name="motivo"
              legend={m.followups_lost_why()}
              options={LOST_REASONS.map((value) => ({ value, label: LOST_NAMES[value]() }))}
            />
            <Button type="submit" kind="outline" size="s">
              {m.followups_lost_save()}
            </Button>
          </Form>
        </details>
      )}
    </section>
  );
}
