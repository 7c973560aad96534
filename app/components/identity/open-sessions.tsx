import Laptop from "lucide-react/icons/laptop";
import Smartphone from "lucide-react/icons/smartphone";
import Tablet from "lucide-react/icons/tablet";
import type { ReactNode } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import type { SecurityData } from "#app/forms/identity/security.server.ts";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { DeviceType } from "#domain/identity/device.ts";
import { m } from "#messages/m.ts";
import { formatDate, formatDateTime } from "#platform/format.ts";
import { deviceName } from "#texts/devices.ts";

const ICONS: Readonly<Record<DeviceType, ReactNode>> = { desktop: <Laptop />, mobile: <Smartphone />, tablet: <Tablet /> };

/** The open sessions of the account, each with a button that ends it. */
export function OpenSessions({ sessions }: Pick<SecurityData, "sessions">) {
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <Panel title={m.identity_sessions_title()}>
      <ul className="divide-y">
        {sessions.map((session) => (
          <li key={session.id} className="flex items-center gap-3.5 py-3 first:pt-0">
            <span aria-hidden className="grid size-11 flex-none place-items-center rounded-lg bg-tint text-brand">
              {ICONS[session.deviceType ?? "desktop"]}
            </span>
            <div className="min-w-0 flex-1">
              <b className="block font-semibold leading-[1.3]!">{deviceName(session)}</b>
              <span className="block text-ink-2 text-sm leading-snug">
                {session.current ? m.identity_session_now() : m.identity_session_used({ time: formatDateTime(session.lastActivityAt) })}
              </span>
              <span className="block text-ink-2 text-sm leading-snug">{beginningOf(session)}</span>
            </div>
            {session.current ? (
              <Badge kind="verified">{m.identity_session_here()}</Badge>
            ) : (
              <Close id={session.id} device={deviceName(session)} />
            )}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <form method="post" action={href("/seguridad")}>
          <input type="hidden" name="accion" value="cerrar-otras" />
          <Button type="submit" kind="tonal" wide>
            {m.identity_sessions_close_others({ count: others })}
          </Button>
        </form>
      )}
    </Panel>
  );
}

function beginningOf({ startedAt, network }: SecurityData["sessions"][number]): string {
  const date = formatDate(startedAt);
  return network === null ? m.identity_session_since({ date }) : m.identity_session_from({ date, network });
}

function Close({ id, device }: { id: string; device: string }) {
  return (
    <form method="post" action={href("/seguridad")}>
      <input type="hidden" name="accion" value="cerrar" />
      <input type="hidden" name="sesion" value={id} />
      <Button type="submit" kind="outline" size="s" aria-label={m.identity_session_close_of({ device })}>
        {m.identity_session_close()}
      </Button>
    </form>
  );
}
