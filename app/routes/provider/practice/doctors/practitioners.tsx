import clsx from "clsx";
import LogOut from "lucide-react/icons/log-out";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { ReactNode } from "react";
import { lookOf } from "#app/components/consultations/agenda.ts";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { initialsOf } from "#app/components/directory/cards/person-arch.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { href } from "#app/locale.ts";
import { Badge, type BadgeKind } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import type { AskedChange } from "#domain/listing/profile-change.ts";
import type { LicenceState, Practitioner } from "#domain/practice/practice.ts";
import { isListed, type Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

const LICENCES: Readonly<Record<LicenceState, () => string>> = {
  checked: m.practice_licence_checked,
  "in-review": m.practice_licence_in_review,
  missing: m.practice_licence_missing,
};

/** Whether visitors see somebody on the center's page, and what keeps them from it. */
function standing({ listed, licence, waitsSince }: Practitioner, place: Place): { kind: BadgeKind; label: string; text: string } {
  if (waitsSince) return { kind: "in-review", label: m.practice_waits(), text: m.practice_waits_since({ date: formatDate(waitsSince) }) };
  const found = LICENCES[licence]();
  if (!listed) return { kind: "pending", label: m.practice_not_public(), text: `${found}; ${m.practice_not_public_text()}` };
  return { kind: "verified", label: isListed(place) ? m.practice_shown() : m.practice_will_be_shown(), text: found };
}

interface Props {
  place: Place;
  people: readonly Practitioner[];
  /** Doctors that our team did not accept on a public page. */
  refused: readonly AskedChange[];
  /** What else is on the same card: who was invited, and the invitation of another person. */
  children: ReactNode;
}

/** Who practises at a center: whether they are shown, and why not. */
export function Practitioners({ place, people, refused, children }: Props) {
  return (
    <>
      <Panel title={m.practice_here()}>
        {refused.map(({ id, asked, askedAt, decidedAt, reason }) => (
          <Note key={id} kind="error">
            {m.practice_refused({ day: formatDate(decidedAt ?? askedAt), name: String(asked.doctor), reason: reason ?? "" })}
          </Note>
        ))}
        {people.length === 0 && <p className="text-ink-2">{m.practice_here_none()}</p>}
        {people.length > 0 && (
          <ul className="-mx-4 grid md:-mx-6">
            {people.map((one) => (
              <Line key={one.id} one={one} place={place} arch={lookOf(people, one.id).arch} />
            ))}
          </ul>
        )}
        {children}
      </Panel>
      <div className="grid gap-3 md:grid-cols-2">
        <Note kind="info" icon={<ShieldCheck />}>
          {m.practice_verify()}
        </Note>
        <Note kind="warm" icon={<LogOut />}>
          {m.practice_if_leaves()}
        </Note>
      </div>
    </>
  );
}

function Line({ one, place, arch }: { one: Practitioner; place: Place; arch: string }) {
  const { id, slug, name, specialty, listed, acceptedAt, ahead } = one;
  const { kind, label, text } = standing(one, place);
  const facts = [
    specialty,
    acceptedAt && m.practice_accepted_on({ date: formatDate(acceptedAt) }),
    ahead > 0 && m.practice_ahead({ count: ahead }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t px-4 py-3.5 md:px-6">
      <span aria-hidden className={clsx("grid h-14 w-12 flex-none place-items-center rounded-arch pt-1 font-semibold text-surface", arch)}>
        {initialsOf(name)}
      </span>
      <p className="min-w-40 flex-1 leading-[1.4]!">
        <b className="wrap-anywhere font-semibold">{name}</b>
        <span className="block text-ink-2 text-sm">{facts.filter(Boolean).join(" · ")}</span>
      </p>
      <p className="grid w-60 justify-items-start gap-0.5">
        <Badge kind={kind}>{label}</Badge>
        <span className="text-ink-2 text-sm">{text}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {listed && (
          <Button kind="outline" size="s" href={href(`/especialistas/${slug}`)} aria-label={m.practice_see_of({ name })}>
            {m.practice_see()}
          </Button>
        )}
        <form method="post">
          <PlaceField id={place.id} />
          <input type="hidden" name="quien" value={id} />
          <Button type="submit" name="hacer" value="quitar" kind="quiet" size="s" aria-label={m.practice_remove_of({ name })}>
            {m.practice_remove()}
          </Button>
        </form>
      </div>
    </li>
  );
}
