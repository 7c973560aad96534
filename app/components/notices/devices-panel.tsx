import BellRing from "lucide-react/icons/bell-ring";
import { useState } from "react";
import { Form, useSubmit } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { href } from "#app/locale.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { PushDevice } from "#domain/notices/push-devices.server.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";
import { deviceName } from "#texts/devices.ts";
import { type SubscribeFailure, subscribe, unsubscribe } from "./subscribe.ts";

interface Props {
  devices: readonly PushDevice[];
  /** The public key for subscriptions. */
  pushKey: string;
  /** What their screens say of a patient's notices; null for a center's, which always name their topic. */
  words: "neutral" | "full" | null;
}

const FAILURES: Readonly<Record<SubscribeFailure, () => string>> = {
  unsupported: m.notices_device_unsupported,
  denied: m.notices_device_denied,
  failed: m.notices_device_failed,
};

/** The devices that show notices while the page is closed. The browser asks its person only after the click. */
export function DevicesPanel({ devices, pushKey, words }: Props) {
  const submit = useSubmit();
  const [state, setState] = useState<"idle" | "asking" | SubscribeFailure>("idle");
  const add = async () => {
    setState("asking");
    const made = await subscribe(pushKey);
    setState(typeof made === "string" ? made : "idle");
    if (typeof made === "string") return;
    const fields = { accion: "equipo", direccion: made.endpoint, llave: made.p256dh, clave: made.auth };
    await submit(fields, { method: "post", preventScrollReset: true });
  };
  return (
    <Panel title={m.notices_devices()} id="equipos">
      <p className="text-ink-2 text-sm">
        {words ? m.notices_devices_own_text() : m.notices_devices_text()} {words === "neutral" && m.notices_devices_neutral()}
        {words === "full" && m.notices_devices_full()} {m.notices_devices_lasts()}
      </p>
      {words && (
        <p className="text-sm">
          <TextLink href={href("/dashboard/user/settings#discrecion")}>{m.notices_devices_words()}</TextLink>
        </p>
      )}
      {devices.length === 0 && <p>{m.notices_device_none()}</p>}
      <ul className="divide-y empty:hidden">
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
      {state !== "idle" && state !== "asking" && (
        <Note kind="caution" live>
          {FAILURES[state]()}
        </Note>
      )}
      {!devices.some(({ current }) => current) && (
        <>
          <p className="noscript:hidden">
            <Button
              type="button"
              kind="tonal"
              size="s"
              icon={<BellRing />}
              onClick={add}
              loading={{ active: state === "asking", label: m.notices_device_adding() }}
            >
              {m.notices_device_add()}
            </Button>
          </p>
          <p className="hidden text-ink-2 text-sm noscript:block">{m.notices_device_script()}</p>
        </>
      )}
    </Panel>
  );
}

function Device({ device }: { device: PushDevice }) {
  const name = deviceName(device);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <p className="min-w-40 flex-1 leading-[1.4]!">
        <b className="block font-semibold text-md">{name}</b>
        <span className="text-ink-2 text-sm">{m.notices_device_since({ date: formatDate(device.createdAt) })}</span>
      </p>
      {device.current && <Badge kind="info">{m.notices_device_here()}</Badge>}
      <Form method="post" preventScrollReset onSubmit={() => device.current && void unsubscribe()}>
        <input type="hidden" name="equipo" value={device.id} />
        <Button
          type="submit"
          kind="outline"
          size="s"
          name="accion"
          value="quitar"
          aria-label={m.notices_device_remove_of({ device: name })}
        >
          {m.notices_device_remove()}
        </Button>
      </Form>
    </li>
  );
}
