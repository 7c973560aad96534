import type { EnterField, EnterTyped } from "#app/forms/consultations/enter-form.server.ts";
import { href } from "#app/locale.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { ZONES } from "#domain/consultations/zones.ts";
import type { InboxItem } from "#domain/followups/inbox.server.ts";
import { m } from "#messages/m.ts";
import { zoneName } from "#texts/consultations.ts";

/** The person for the consultation, as the address of the screen says. */
export interface ChosenPerson {
  readonly field: "solicitud" | "de";
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

export const aboutRequest = ({ service, number }: Pick<InboxItem, "service" | "number">): string =>
  [service?.name ?? m.followups_general(), number].join(" · ");

interface Props {
  /** Former patients with an account. */
  patients: readonly { id: string; name: string }[];
  /** Opened requests, the newest first. */
  requests: readonly Pick<InboxItem, "id" | "name" | "service" | "number">[];
  chosen: ChosenPerson | null;
  /** The time zone of the center. */
  zone: string;
  typed: EnterTyped | undefined;
  errors: Partial<Record<EnterField, string>>;
}

/** The patient who comes: the one that the screen is for, of an opened request, a former one, or a new one. */
export function PatientFields({ patients, requests, chosen, zone, typed, errors }: Props) {
  const where = (
    <Field label={m.consultations_zone_theirs()} className="max-w-120">
      {(control) => (
        <Select
          {...control}
          name="zona"
          defaultValue={typed?.zona || zone}
          options={ZONES.map((value) => ({ value, label: zoneName(value) }))}
        />
      )}
    </Field>
  );
  if (chosen) {
    return (
      <>
        <input type="hidden" name={chosen.field} value={chosen.id} />
        <p>
          <b className="title-5 block">{chosen.name}</b>
          <span className="text-ink-2">{chosen.about}</span>
        </p>
        {chosen.field === "solicitud" && where}
        <TextLink href={href("/dashboard/provider/agenda/nueva")} className="justify-self-start">
          {m.consultations_enter_other()}
        </TextLink>
      </>
    );
  }
  return (
    <>
      {requests.length > 0 && (
        <Field
          label={m.consultations_enter_request()}
          hint={m.consultations_enter_request_hint()}
          error={errors.solicitud}
          className="max-w-120"
        >
          {(control) => (
            <Select
              {...control}
              name="solicitud"
              placeholder={m.consultations_enter_request_none()}
              defaultValue={typed?.solicitud}
              options={requests.map((request) => ({ value: request.id, label: [request.name, aboutRequest(request)].join(" · ") }))}
            />
          )}
        </Field>
      )}
      {patients.length > 0 && (
        <Field label={m.consultations_patient_known()} className="max-w-120">
          {(control) => (
            <Select
              {...control}
              name="paciente"
              placeholder={m.consultations_patient_new()}
              defaultValue={typed?.paciente}
              options={patients.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </Field>
      )}
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-semibold text-ui">{m.consultations_patient_new()}</legend>
        <Field label={m.consultations_name()} error={errors.nombre}>
          {(control) => <Input {...control} name="nombre" autoComplete="off" defaultValue={typed?.nombre} />}
        </Field>
        <Field label={m.consultations_phone()} hint={m.consultations_phone_hint()} error={errors.telefono}>
          {(control) => <Input {...control} name="telefono" type="tel" autoComplete="off" defaultValue={typed?.telefono} />}
        </Field>
        <Field label={m.consultations_mailbox()} hint={m.consultations_mailbox_hint()} error={errors.correo}>
          {(control) => <Input {...control} name="correo" type="email" autoComplete="off" defaultValue={typed?.correo} />}
        </Field>
      </fieldset>
      {where}
    </>
  );
}
