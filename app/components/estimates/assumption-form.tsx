import type { ReactNode } from "react";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Pills } from "#app/ui/pills.tsx";
import { Select } from "#app/ui/select.tsx";
import { MAX } from "#domain/estimates/cost-assumptions.ts";
import { m } from "#messages/m.ts";
import type { CourseField, FieldName, Fields } from "./calculator-fields.ts";
import { CourseGrid } from "./course-grid.tsx";

interface AssumptionFormProps {
  fields: Fields;
  onChange: (changes: Partial<Fields>) => void;
  onSubmit: () => void;
  centers: readonly { slug: string; name: string }[];
}

/** Every assumption, all of which can be changed. Without script it is a form that leads to this same page. */
export function AssumptionForm({ fields, onChange, onSubmit, centers }: AssumptionFormProps) {
  const set = (name: FieldName) => (value: string) => onChange({ [name]: value });
  const setCourse = (name: CourseField, value: Fields[CourseField]) => onChange({ [name]: value });
  const yesOrNo = [
    { value: "no", label: m.costs_no() },
    { value: "si", label: m.costs_yes() },
  ];
  const text = (name: Exclude<FieldName, CourseField>) => ({
    name,
    value: fields[name],
    inputMode: "numeric" as const,
    autoComplete: "off",
    maxLength: 9,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  });
  return (
    <form
      method="get"
      action={`${href("/costos-financiamiento")}#resultado`}
      className="grid min-w-0 content-start gap-5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Group title={m.costs_form_treatment()}>
        <Pills
          name="ovulos"
          legend={m.costs_form_eggs()}
          value={fields.ovulos}
          onChoose={set("ovulos")}
          options={[
            { value: "propios", label: m.costs_form_eggs_own() },
            { value: "donados", label: m.costs_form_eggs_donor() },
          ]}
        />
        <Pills
          name="precio"
          legend={m.costs_form_price()}
          value={fields.precio}
          onChoose={set("precio")}
          options={[
            { value: "bajo", label: m.costs_form_price_low() },
            { value: "medio", label: m.costs_form_price_median() },
            { value: "alto", label: m.costs_form_price_high() },
            ...(centers.length > 0 ? [{ value: "centro", label: m.costs_form_price_center() }] : []),
          ]}
        />
        {centers.length > 0 && (
          <Field label={m.costs_form_center()} hint={m.costs_form_center_hint()}>
            {(control) => (
              <Select
                {...control}
                name="centro"
                placeholder={m.costs_form_center_none()}
                value={fields.centro}
                onChange={({ target }) => onChange({ centro: target.value, precio: target.value ? "centro" : "medio" })}
                options={centers.map(({ slug, name }) => ({ value: slug, label: name }))}
              />
            )}
          </Field>
        )}
        <Field label={m.costs_form_medication()} hint={m.costs_form_medication_hint()}>
          {(control) => <Input {...control} {...text("medicacion")} />}
        </Field>
        <Pills
          name="icsi"
          legend={m.costs_form_icsi()}
          value={fields.icsi}
          onChoose={set("icsi")}
          options={yesOrNo}
          hint={m.costs_form_icsi_hint()}
        />
        <Field label={m.costs_form_testing()} hint={m.costs_form_testing_hint()}>
          {(control) => (
            <Select
              {...control}
              name="dgp"
              value={fields.dgp}
              onChange={({ target }) => onChange({ dgp: target.value })}
              options={upTo(MAX.embryosTested)}
            />
          )}
        </Field>
        <Pills
          name="estudios"
          legend={m.costs_form_studies()}
          value={fields.estudios}
          onChoose={set("estudios")}
          options={yesOrNo.toReversed()}
        />
      </Group>
      <Group title={m.costs_form_times()} lead={m.costs_form_times_lead()}>
        <CourseGrid fields={fields} onChange={setCourse} rows={["ciclos", "transferencias", "almacenamiento"]} />
      </Group>
      <Group title={m.costs_form_travel()} lead={m.costs_form_travel_lead()}>
        <Pills name="viaje" legend={m.costs_form_travels()} value={fields.viaje} onChoose={set("viaje")} options={yesOrNo} />
        {/* Without script nothing can open, so everything is visible from the start. */}
        <div className={fields.viaje === "si" ? "grid gap-4" : "hidden gap-4 noscript:grid"}>
          <CourseGrid fields={fields} onChange={setCourse} rows={["viajes"]} />
          <div className="grid grid-cols-2 items-end gap-4">
            <Field label={m.costs_form_nights()}>{(control) => <Input {...control} {...text("noches")} />}</Field>
            <Field label={m.costs_form_people()}>
              {(control) => (
                <Select
                  {...control}
                  name="personas"
                  value={fields.personas}
                  onChange={({ target }) => onChange({ personas: target.value })}
                  options={upTo(MAX.people).slice(1)}
                />
              )}
            </Field>
            <Field label={m.costs_form_night_price()}>{(control) => <Input {...control} {...text("noche")} />}</Field>
            <Field label={m.costs_form_flight_price()}>{(control) => <Input {...control} {...text("vuelo")} />}</Field>
          </div>
        </div>
      </Group>
      <Button kind="primary" type="submit" size="l" wide>
        {m.costs_form_submit()}
      </Button>
    </form>
  );
}

function Group({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-5 rounded-2xl border bg-surface p-5 elevation-1 md:p-6">
      <div className="grid gap-1">
        <h3 className="title-4">{title}</h3>
        {lead && <p className="text-sm text-ink-2">{lead}</p>}
      </div>
      {children}
    </div>
  );
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => ({ value: String(number), label: String(number) }));
