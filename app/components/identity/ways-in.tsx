import Lock from "lucide-react/icons/lock";
import Mail from "lucide-react/icons/mail";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { ReactNode } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import type { SecurityData } from "#app/forms/identity/security.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { AddPasskey } from "./add-passkey.tsx";

/** The ways to sign in: address, second step and passkeys. */
export function WaysIn({ email, secondFactor, passkeys }: Pick<SecurityData, "email" | "secondFactor" | "passkeys">) {
  return (
    <Panel title={m.identity_ways_title()}>
      <dl className="-my-2 divide-y">
        <Way icon={<Mail />} name={m.identity_way_email()}>
          <span className="min-w-0 text-right wrap-anywhere">{email}</span>
        </Way>
        <Way icon={<Lock />} name={m.identity_password()}>
          <Change path={"/seguridad#contrasena"} what={m.identity_password()} />
        </Way>
        <Way icon={<ShieldCheck />} name={m.identity_way_factor()}>
          {secondFactor ? m.identity_way_on() : m.identity_way_off()}
          <Change path="/segundo-paso" what={m.identity_way_factor()} />
        </Way>
      </dl>
      <div>
        <h3 className="font-semibold">{m.identity_passkeys_title()}</h3>
        <p className="text-ink-2 text-sm">{m.identity_passkeys_text()}</p>
      </div>
      {passkeys.length === 0 ? (
        <p className="text-ink-2">{m.identity_passkeys_none()}</p>
      ) : (
        <ul className="-my-2 divide-y">
          {passkeys.map(({ id, name, createdAt }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-3">
              <div className="min-w-0">
                <b translate="no" className="block font-semibold">
                  {name}
                </b>
                <span className="text-ink-2 text-sm">{m.identity_passkey_since({ date: formatDate(createdAt) })}</span>
              </div>
              <form method="post" action={href("/seguridad")}>
                <input type="hidden" name="accion" value="quitar-llave" />
                <input type="hidden" name="llave" value={id} />
                <Button type="submit" kind="outline" size="s" aria-label={m.identity_passkey_remove_of({ name: name ?? "" })}>
                  {m.identity_passkey_remove()}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey />
    </Panel>
  );
}

const Way = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <div className="flex min-h-13 flex-wrap items-center gap-x-3 py-2">
    <dt className="flex items-center gap-3 font-semibold [&>.lucide]:size-5 [&>.lucide]:text-brand">
      {icon}
      {name}
    </dt>
    <dd className="ml-auto flex min-w-0 items-center gap-2.5 text-ink-2 text-sm">{children}</dd>
  </div>
);

const Change = ({ path, what }: { path: string; what: string }) => (
  <Button kind="outline" size="s" href={href(path)}>
    {m.identity_way_change()}
    <span className="sr-only"> {what}</span>
  </Button>
);
