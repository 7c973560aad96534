import type { SecurityData } from "#app/forms/account/security.server.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { formatDate } from "#platform/format.ts";
import { AddPasskey } from "./add-passkey.tsx";

/** The ways to sign in: address, second step and passkeys. */
export function WaysIn({ email, secondFactor, passkeys }: Pick<SecurityData, "email" | "secondFactor" | "passkeys">) {
  return (
    <Card as="section" panel aria-labelledby="como-entras">
      <h2 id="como-entras" className="title-4">
        {m.account_ways_title()}
      </h2>
      <dl className="my-2 divide-y">
        <div className="flex flex-wrap items-center justify-between gap-x-4 py-3">
          <dt className="font-semibold">{m.account_way_email()}</dt>
          <dd className="min-w-0 break-all text-ink-2">{email}</dd>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 py-3">
          <dt className="font-semibold">{m.account_way_factor()}</dt>
          <dd className="flex items-center gap-3 text-ink-2">
            {secondFactor ? m.account_way_on() : m.account_way_off()}
            <Button kind="outline" size="s" href={href("/segundo-paso")}>
              {m.account_way_change()}
              <span className="sr-only"> {m.account_way_factor()}</span>
            </Button>
          </dd>
        </div>
      </dl>
      <h3 className="font-semibold">{m.account_passkeys_title()}</h3>
      <p className="text-ink-2 text-sm">{m.account_passkeys_text()}</p>
      {passkeys.length === 0 ? (
        <p className="my-3 text-ink-2">{m.account_passkeys_none()}</p>
      ) : (
        <ul className="my-2 divide-y">
          {passkeys.map(({ id, name, createdAt }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <b className="block font-semibold">{name}</b>
                <span className="text-ink-2 text-sm">{m.account_passkey_since({ date: formatDate(createdAt) })}</span>
              </div>
              <form method="post" action={href("/seguridad")}>
                <input type="hidden" name="accion" value="quitar-llave" />
                <input type="hidden" name="llave" value={id} />
                <Button type="submit" kind="outline" size="s" aria-label={m.account_passkey_remove_of({ name: name ?? "" })}>
                  {m.account_passkey_remove()}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey />
    </Card>
  );
}
