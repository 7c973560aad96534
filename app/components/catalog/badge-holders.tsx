import { Form } from "react-router";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { Select } from "#app/ui/select.tsx";
import { MAX_BADGE_REASON } from "#domain/catalog/badge.ts";
import type { Holder } from "#domain/catalog/badge-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

/** A refused form, with the typed reason. */
export interface Award {
  act: string;
  providerId: string;
  reason: string;
  error: string;
}

interface GrantProps {
  path: string;
  /** The searched words. */
  words: string | null;
  found: readonly { id: string; name: string; city: string | null }[] | null;
  refused: Award | null;
}

/** The form to grant a badge: first the profile is found by name, then it gets the badge with a reason. */
export function GrantForm({ path, words, found, refused }: GrantProps) {
  return (
    <>
      <form action={href(path)} className="flex flex-wrap items-end gap-3">
        <Field label={m.badges_grant_search()} className="min-w-0 grow">
          {(control) => <Input {...control} type="search" name="perfil" maxLength={80} defaultValue={words ?? ""} />}
        </Field>
        <Button type="submit" kind="outline">
          {m.badges_grant_find()}
        </Button>
      </form>
      {refused && !found?.some(({ id }) => id === refused.providerId) && (
        <Note kind="caution" live>
          {refused.error}
        </Note>
      )}
      {found?.length === 0 && <p className="text-ink-2">{m.badges_grant_none()}</p>}
      {found && found.length > 0 && (
        <Form method="post" noValidate className="grid gap-4">
          <Field label={m.badges_grant_profile()} required>
            {(control) => (
              <Select
                {...control}
                name="perfil"
                options={found.map(({ id, name, city }) => ({ value: id, label: city ? `${name}, ${city}` : name }))}
                defaultValue={refused?.providerId ?? found[0]!.id}
              />
            )}
          </Field>
          <ReasonField refused={refused} />
          <p>
            <Button type="submit" name="accion" value="dar" kind="primary">
              {m.badges_grant()}
            </Button>
          </p>
        </Form>
      )}
    </>
  );
}

/** The profiles with the badge, since when and why. Each can lose it, with a reason. */
export function Holders({ holders, refused }: { holders: readonly Holder[]; refused: Award | null }) {
  return (
    <ul>
      {holders.map(({ id, name, city, awardedOn, reason }) => (
        <li key={id} className="grid gap-x-6 gap-y-1 border-b py-3 last:border-b-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
          <div>
            <p className="font-semibold">
              <a className="link" href={href(`/dashboard/admin/verificacion/${id}`)} data-stop>
                {name}
              </a>
            </p>
            <p className="text-ink-2 text-sm">{[city, `${m.badges_head_since()} ${formatDate(awardedOn)}`].filter(Boolean).join(" · ")}</p>
            <p className="text-ink-2 text-sm">{reason ?? m.badges_no_reason()}</p>
          </div>
          <details open={refused?.providerId === id}>
            <summary className="unfold min-h-11 font-semibold text-brand text-ui">{m.badges_revoke_open({ name })}</summary>
            <Form method="post" noValidate className="flex flex-wrap items-end gap-3 pb-2">
              <input type="hidden" name="perfil" value={id} />
              <div className="min-w-0 grow">
                <ReasonField refused={refused?.providerId === id ? refused : null} />
              </div>
              <Button type="submit" name="accion" value="retirar" kind="outline">
                {m.badges_revoke()}
              </Button>
            </Form>
          </details>
        </li>
      ))}
    </ul>
  );
}

function ReasonField({ refused }: { refused: Award | null }) {
  return (
    <Field label={m.badges_reason()} hint={m.badges_reason_hint()} error={refused?.error} required>
      {(control) => <Input {...control} name="motivo" maxLength={MAX_BADGE_REASON} defaultValue={refused?.reason ?? ""} />}
    </Field>
  );
}
