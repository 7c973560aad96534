import { initialsOf } from "#app/components/directory/cards/person-arch.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { SentInvitation } from "#domain/practice/practice.ts";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

const STATES = {
  open: { kind: "pending", label: m.practice_sent_open },
  expired: { kind: "expired", label: m.practice_sent_expired },
  declined: { kind: "neutral", label: m.practice_sent_declined },
} as const;

/** What became of an invitation. That a mail went out is said only of one that did. */
function fateOf({ state, email, mail, invitedAt, expiresAt, closedAt }: SentInvitation): string {
  if (state === "declined") return m.practice_declined_on({ date: formatDate(closedAt ?? invitedAt) });
  if (email !== null && mail === "withheld") return m.practice_sent_held();
  if (email !== null && (mail === null || mail === "refused")) return m.practice_sent_no_mail();
  return m.practice_sent_until({ from: formatDate(invitedAt), until: formatDate(expiresAt) });
}

/** The invitations of a center that wait, and those that were declined. */
export function Sent({ place, sent }: { place: Place; sent: readonly SentInvitation[] }) {
  return (
    <section aria-label={m.practice_sent()} className="-mx-4 -mt-4 md:-mx-6">
      <ul className="grid">
        {sent.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t px-4 py-3.5 md:px-6">
            <span
              aria-hidden
              className="grid h-14 w-12 flex-none place-items-center rounded-arch bg-surface-2 pt-1 font-semibold text-ink-2"
            >
              {initialsOf(one.name)}
            </span>
            <p className="min-w-40 flex-1 leading-[1.4]!">
              <b className="wrap-anywhere font-semibold">{one.name}</b>
              {one.state !== "declined" && (
                <span className="block wrap-anywhere text-ink-2 text-sm">
                  {one.email ? m.practice_sent_mail({ email: one.email }) : m.practice_sent_panel()}
                </span>
              )}
            </p>
            <p className="grid w-60 justify-items-start gap-0.5">
              <Badge kind={STATES[one.state].kind}>{STATES[one.state].label()}</Badge>
              <span className="text-ink-2 text-sm">{fateOf(one)}</span>
            </p>
            <form method="post">
              <PlaceField id={place.id} />
              <input type="hidden" name="invitacion" value={one.id} />
              <Button
                type="submit"
                name="hacer"
                value="retirar"
                kind="outline"
                size="s"
                aria-label={one.state === "declined" ? m.practice_clear_of({ name: one.name }) : m.practice_withdraw_of({ name: one.name })}
              >
                {one.state === "declined" ? m.practice_remove() : m.practice_withdraw()}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}
