import { PlaceField } from "#app/components/listing/place-field.tsx";
import { useSiteName } from "#app/root-data.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import type { InviteOutcome } from "#domain/practice/invite.server.ts";
import { type FoundSpecialist, MAX_OPEN } from "#domain/practice/practice.ts";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";

export interface InviteAnswer {
  readonly name: string;
  readonly email: string;
  readonly error: Exclude<InviteOutcome, "invited"> | "email" | null;
  /** Profiles that may be the person's. */
  readonly found: readonly FoundSpecialist[];
}

const ERRORS: Readonly<Record<NonNullable<InviteAnswer["error"]>, { field: "name" | "email" | null; text: () => string }>> = {
  "no-name": { field: "name", text: m.practice_error_name },
  email: { field: "email", text: m.practice_error_email },
  "no-mailbox": { field: "email", text: m.practice_error_no_mailbox },
  here: { field: null, text: m.practice_error_here },
  "too-many": { field: null, text: () => m.practice_error_too_many({ count: MAX_OPEN }) },
  unknown: { field: null, text: m.practice_error_unknown },
  "no-center": { field: null, text: m.practice_error_unknown },
};

/** Asks a doctor by name or licence; by mail when they have no profile. */
export function InviteForm({ place, answer }: { place: Place; answer: InviteAnswer | undefined }) {
  const site = useSiteName();
  const error = answer?.error ? ERRORS[answer.error] : null;
  return (
    <section
      aria-labelledby="invitar"
      className="-mx-4 -mb-4.5 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-b-xl border-t bg-surface-2 px-4 py-4.5 md:-mx-6 md:-mb-5.5 md:px-6"
    >
      <div className="leading-[1.4]!">
        <h3 id="invitar" className="font-semibold text-ui">
          {m.practice_invite_title()}
        </h3>
        <p className="text-ink-2 text-sm">{m.practice_invite_text({ site })}</p>
      </div>
      {error && error.field === null && (
        <Note kind="error" live>
          {error.text()}
        </Note>
      )}
      <form method="post" noValidate className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
        <PlaceField id={place.id} />
        <Field label={m.practice_invite_name()} required error={error?.field === "name" ? error.text() : undefined}>
          {(control) => <Input {...control} name="nombre" maxLength={160} autoComplete="off" defaultValue={answer?.name} />}
        </Field>
        <Field
          label={m.practice_invite_email()}
          hint={m.practice_invite_email_hint()}
          error={error?.field === "email" ? error.text() : undefined}
        >
          {(control) => <Input {...control} name="email" type="email" maxLength={254} autoComplete="off" defaultValue={answer?.email} />}
        </Field>
        <Button type="submit" name="hacer" value="invitar" kind="primary" className="justify-self-start md:mt-7.5">
          {m.practice_invite()}
        </Button>
      </form>
      {answer && answer.found.length > 0 && <Found place={place} answer={answer} />}
    </section>
  );
}

/** Who has a profile under the typed name, so that nobody gets a second one. */
function Found({ place, answer: { name, email, found } }: { place: Place; answer: InviteAnswer }) {
  return (
    <div role="status" className="grid gap-3 border-t pt-4">
      <h4 className="title-5">{m.practice_found_title()}</h4>
      <p className="text-ink-2">{m.practice_found_text()}</p>
      <ul className="grid">
        {found.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t py-3 first:border-t-0">
            <p className="min-w-40 flex-1 leading-[1.4]!">
              <b className="wrap-anywhere font-semibold">{one.name}</b>
              <span className="block text-ink-2 text-sm">{[one.specialty, one.city].filter(Boolean).join(" · ")}</span>
            </p>
            {one.relation === "none" && (one.managed || email !== "") ? (
              <form method="post">
                <PlaceField id={place.id} />
                <input type="hidden" name="perfil" value={one.id} />
                <input type="hidden" name="nombre" value={name} />
                <input type="hidden" name="email" value={email} />
                <Button
                  type="submit"
                  name="hacer"
                  value="invitar"
                  kind="primary"
                  size="s"
                  aria-label={m.practice_invite_of({ name: one.name })}
                >
                  {m.practice_invite()}
                </Button>
              </form>
            ) : (
              <p className="text-ink-2 text-sm">{refusalOf(one)}</p>
            )}
          </li>
        ))}
      </ul>
      {email !== "" && (
        <form method="post">
          <PlaceField id={place.id} />
          <input type="hidden" name="nuevo" value="si" />
          <input type="hidden" name="nombre" value={name} />
          <input type="hidden" name="email" value={email} />
          <Button type="submit" name="hacer" value="invitar" kind="outline" size="s">
            {m.practice_found_none({ email })}
          </Button>
        </form>
      )}
    </div>
  );
}

function refusalOf({ relation }: FoundSpecialist): string {
  if (relation === "here") return m.practice_found_here();
  return relation === "invited" ? m.practice_found_invited() : m.practice_found_unmanaged();
}
