import ArrowRight from "lucide-react/icons/arrow-right";
import { Trap } from "#app/components/inbox/trap.tsx";
import { LeadFields, LongLeadField, PillsLeadField, SelectLeadField, TextLeadField } from "#app/components/leads/form/lead-field.tsx";
import { errorSentence } from "#app/components/leads/form/lead-form-errors.ts";
import type { TripFormValues } from "#app/forms/trip/receive-trip.server.ts";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { RadioGroup } from "#app/ui/radio.tsx";
import { Select } from "#app/ui/select.tsx";
import type { ServiceOption } from "#domain/inbox/message-options.server.ts";
import type { FormOptions } from "#domain/leads/form-queries.server.ts";
import type { LeadFormField } from "#domain/leads/lead-form-fields.ts";
import type { FieldCode } from "#domain/submissions/field-rules.ts";
import type { TripErrors } from "#domain/trip/trip-request.ts";
import { m } from "#messages/m.ts";
import { choicesOf } from "#texts/leads.ts";

const PREFIX = "viaje";

interface TripFormProps {
  /** The page's own address. */
  action: string;
  values: TripFormValues;
  errors: TripErrors;
  failure: string | undefined;
  options: FormOptions;
  /** The services of the form with their translated names. */
  services: readonly ServiceOption[];
}

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** The request at the end of the guide. It sends nothing: the next page names the receivers first. */
export function TripForm({ action, values, errors, failure, options, services }: TripFormProps) {
  const { servicio, destino, ...fieldErrors } = errors;
  const errorOf = (field: LeadFormField) => fieldErrors[field];
  return (
    <Card panel className="elevation-2! md:p-10!">
      <LeadFields value={{ variant: "trip", prefix: PREFIX, values: values.fields, errorOf, isValid: () => false }}>
        <form method="post" action={href(action)} noValidate className="grid gap-5">
          <input type="hidden" name="variante" value="trip" />
          <Trap />
          {failure && <Note kind="error">{failure}</Note>}
          <WhatIsWrong errors={errors} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextLeadField name="nombre" autoComplete="given-name" />
            <TextLeadField name="apellido" autoComplete="family-name" />
            <TextLeadField name="email" type="email" autoComplete="email" />
            <TextLeadField name="telefono" type="tel" autoComplete="tel" placeholder={m.leads_placeholder_telefono()} />
            <SelectLeadField
              name="pais"
              options={named(options.countries)}
              placeholder={m.leads_form_choose()}
              autoComplete="country-name"
            />
            <TextLeadField name="provincia" autoComplete="address-level1" />
            <SelectLeadField
              name="idioma"
              options={options.languages.map(({ code, name }) => ({ value: code, label: name }))}
              placeholder={m.leads_form_any_language()}
            />
            <Field id={`${PREFIX}-servicio`} label={m.trip_field_servicio()} required error={servicio && m.trip_error_servicio()}>
              {(wiring) => (
                <Select
                  {...wiring}
                  name="servicio"
                  defaultValue={values.service}
                  options={services.map(({ id, name }) => ({ value: id, label: name }))}
                  placeholder={m.leads_form_choose()}
                />
              )}
            </Field>
            <TextLeadField name="fechasVisita" hint={m.trip_form_fechas_hint()} />
            <SelectLeadField name="ciudad" options={named(options.cities)} placeholder={m.leads_form_any_city()} />
            <SelectLeadField name="alojamiento" options={choicesOf("alojamiento")} placeholder={m.trip_form_any_lodging()} />
          </div>
          <PillsLeadField name="estado" hint={m.leads_hint_estado()} />
          <PillsLeadField name="metodoContacto" />
          <LongLeadField name="mensaje" rows={4} count={values.fields.mensaje.length} />
          <RadioGroup
            id={`${PREFIX}-destino`}
            legend={m.trip_form_receiver()}
            name="destino"
            required
            defaultValue={values.receiver}
            error={destino && m.trip_error_destino()}
            options={[
              { value: "centros", label: m.trip_form_receiver_centers() },
              { value: "equipo", label: m.trip_form_receiver_team() },
            ]}
          />
          <div>
            <Button type="submit" kind="cta" size="l" iconAfter={<ArrowRight />}>
              {m.trip_form_continue()}
            </Button>
          </div>
        </form>
      </LeadFields>
    </Card>
  );
}

/** Lists the errors above a returned form; each line links to its field. */
function WhatIsWrong({ errors }: { errors: TripErrors }) {
  const wrong = Object.entries(errors) as [keyof TripErrors, FieldCode][];
  const sentence = (field: keyof TripErrors, code: FieldCode) =>
    field === "servicio" ? m.trip_error_servicio() : field === "destino" ? m.trip_error_destino() : errorSentence(field, code);
  return (
    <ErrorSummary
      title={m.leads_error_summary_title()}
      errors={wrong.map(([field, code]) => ({ id: `${PREFIX}-${field}`, sentence: sentence(field, code) }))}
    />
  );
}
