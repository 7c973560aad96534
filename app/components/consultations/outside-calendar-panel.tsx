import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Note } from "#app/ui/note.tsx";
import { MAX_LOGIN } from "#domain/consultations/caldav.ts";
import type { OutsideCalendar } from "#domain/consultations/outside-calendar.ts";
import { m } from "#messages/m.ts";
import { formatTimeIn, formatWeekdayIn } from "#platform/zoned-format.ts";
import { CALENDAR_FAILURES, lastRead } from "#texts/calendars.ts";

interface Props {
  /** Null for the agenda of a center that names no doctors. */
  doctorId: string | null;
  name: string;
  calendar: OutsideCalendar | null;
  zone: string;
  now: Date;
  /** The refused form, without its password. */
  typed: { typed: string; user: string; about: "address" | "login"; error: string } | undefined;
}

/** One person's calendar elsewhere: how fresh it is, what can be done with it, and its address, which is never shown. */
export function OutsideCalendarPanel({ doctorId, name, calendar, zone, now, typed }: Props) {
  return (
    <Panel title={name} aside={calendar && <StateBadge calendar={calendar} />}>
      {calendar ? <State {...{ calendar, zone, now }} /> : <p className="text-ink-2 text-sm">{m.consultations_outside_none()}</p>}
      {calendar ? (
        <details open={typed !== undefined}>
          <summary className="unfold min-h-11 font-semibold text-brand">{m.consultations_outside_change()}</summary>
          <AddressForm {...{ doctorId, typed }} replaces />
        </details>
      ) : (
        <AddressForm {...{ doctorId, typed }} />
      )}
    </Panel>
  );
}

function StateBadge({ calendar: { paused, failure, readAt } }: { calendar: OutsideCalendar }) {
  if (paused) return <Badge kind="neutral">{m.consultations_outside_paused()}</Badge>;
  if (failure) return <Badge kind="pending">{m.consultations_outside_failing()}</Badge>;
  return readAt ? (
    <Badge kind="verified">{m.consultations_outside_fresh()}</Badge>
  ) : (
    <Badge kind="pending">{m.consultations_outside_new()}</Badge>
  );
}

function State({ calendar, zone, now }: { calendar: OutsideCalendar; zone: string; now: Date }) {
  const { id, host, paused, failure, failingSince, skipped } = calendar;
  return (
    <>
      <p>
        <b className="break-all font-semibold">{host}</b> <span className="text-ink-2">· {lastRead(calendar, now, zone)}</span>
      </p>
      {failure && !paused && (
        <Note kind="error">
          {m.consultations_outside_failed({
            day: formatWeekdayIn(failingSince!, zone),
            time: formatTimeIn(failingSince!, zone),
            why: CALENDAR_FAILURES[failure](),
          })}
        </Note>
      )}
      {paused && <p className="text-ink-2 text-sm">{m.consultations_outside_paused_text()}</p>}
      {skipped > 0 && <p className="text-ink-2 text-sm">{m.consultations_outside_skipped({ count: skipped })}</p>}
      <Form method="post" preventScrollReset className="flex flex-wrap gap-2.5">
        <input type="hidden" name="calendario" value={id} />
        {!paused && (
          <Button type="submit" kind="outline" size="s" name="hacer" value="leer">
            {m.consultations_outside_read()}
          </Button>
        )}
        <Button type="submit" kind="outline" size="s" name="hacer" value={paused ? "seguir" : "pausar"}>
          {paused ? m.consultations_outside_resume() : m.consultations_outside_pause()}
        </Button>
        <Button type="submit" kind="quiet" size="s" name="hacer" value="quitar">
          {m.consultations_outside_remove()}
        </Button>
      </Form>
    </>
  );
}

interface AddressFormProps extends Pick<Props, "doctorId" | "typed"> {
  /** The address takes the place of another one. */
  replaces?: boolean;
}

const AddressForm = ({ doctorId, typed, replaces = false }: AddressFormProps) => (
  <Form method="post" noValidate preventScrollReset className="grid gap-4 pt-1">
    <input type="hidden" name="persona" value={doctorId ?? ""} />
    <Field
      label={m.consultations_outside_address()}
      hint={m.consultations_outside_address_hint()}
      error={typed?.about === "address" ? typed.error : undefined}
      required
    >
      {(control) => (
        <Input
          {...control}
          name="direccion"
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          defaultValue={typed?.typed ?? ""}
        />
      )}
    </Field>
    <LoginFields typed={typed} />
    <p>
      <Button type="submit" kind={replaces ? "outline" : "primary"} name="hacer" value="conectar">
        {replaces ? m.consultations_outside_replace() : m.consultations_outside_connect()}
      </Button>
    </p>
  </Form>
);

/** For calendars on a CalDAV server, which asks who reads them. */
const LoginFields = ({ typed }: Pick<Props, "typed">) => (
  <details open={typed !== undefined && (typed.about === "login" || typed.user !== "")}>
    <summary className="unfold min-h-11 font-semibold text-brand">{m.consultations_outside_login()}</summary>
    <div className="grid gap-4 pt-1">
      <p className="text-ink-2 text-sm">{m.consultations_outside_login_text()}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={m.consultations_outside_user()} error={typed?.about === "login" ? typed.error : undefined}>
          {(control) => (
            <Input
              {...control}
              name="usuario"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={MAX_LOGIN}
              defaultValue={typed?.user ?? ""}
            />
          )}
        </Field>
        <Field label={m.consultations_outside_password()}>
          {(control) => <Input {...control} name="clave" type="password" autoComplete="new-password" maxLength={MAX_LOGIN} />}
        </Field>
      </div>
    </div>
  </details>
);
