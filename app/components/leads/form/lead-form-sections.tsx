import Plus from "lucide-react/icons/plus";
import { type ReactNode, use } from "react";
import type { NamedCenter } from "#app/forms/leads/receivers-preview.ts";
import { SUB_TREATMENTS_OF } from "#domain/leads/form-treatments.ts";
import { birthYears, type Treatment } from "#domain/leads/lead-form-fields.ts";
import { m } from "#messages/m.ts";
import { choicesOf } from "#texts/leads.ts";
import { LeadFields, LongLeadField, PillsLeadField, SelectLeadField, TextLeadField } from "./lead-field.tsx";
import type { LeadFormOptions, LeadFormProps } from "./lead-form-props.ts";
import { AgeNote, type AgeNoteProps, SituationNote } from "./situation-note.tsx";
import type { Receivers } from "./use-receivers.ts";

/** The values of the form now. */
type Answers = Readonly<Record<string, unknown>>;

const text = (answer: unknown) => (typeof answer === "string" ? answer : "");

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const yearOptions = (currentYear: number) => birthYears(currentYear).map((year) => ({ value: String(year), label: String(year) }));

/** Returns «Aún no lo sé» and the choices for the treatment, or all of them while no treatment is chosen. */
function subTreatmentChoices(treatment: string) {
  const fitting: readonly string[] | null = Object.hasOwn(SUB_TREATMENTS_OF, treatment) ? SUB_TREATMENTS_OF[treatment as Treatment] : null;
  return choicesOf("subTratamiento").filter(({ value }) => value === "ninguno" || !fitting || fitting.includes(value));
}

export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-[18px] sm:grid-cols-2">{children}</div>;
}

/** Keeps two short fields side by side in a card, even on a phone. */
function TightPair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-3.5 min-[22rem]:grid-cols-2">{children}</div>;
}

function NameFields() {
  return (
    <>
      <TextLeadField name="nombre" autoComplete="given-name" />
      <TextLeadField name="apellido" autoComplete="family-name" />
    </>
  );
}

function EmailField() {
  return <TextLeadField name="email" type="email" autoComplete="email" example={m.leads_hint_email()} />;
}

function PhoneField() {
  return (
    <TextLeadField
      name="telefono"
      type="tel"
      autoComplete="tel"
      hint={m.leads_hint_telefono()}
      placeholder={m.leads_placeholder_telefono()}
    />
  );
}

interface CardFieldsProps {
  currentYear: number;
  answers: Answers;
  /** True on a profile's page, where visitors want to ask about something. Advice asks that later. */
  asksWhat: boolean;
}

/** The fields of the card on the home page and on a profile's page. */
export function CardFields({ currentYear, answers, asksWhat }: CardFieldsProps) {
  return (
    <div className="grid gap-4">
      {asksWhat && (
        <>
          <SelectLeadField name="tratamiento" options={choicesOf("tratamiento")} placeholder={m.leads_form_choose()} />
          <SelectLeadField name="estado" options={choicesOf("estado")} placeholder={m.leads_form_choose()} />
          <LongLeadField name="mensaje" rows={2} hint={m.leads_hint_mensaje()} count={text(answers.mensaje).length} />
        </>
      )}
      <TightPair>
        <NameFields />
      </TightPair>
      <TightPair>
        <SelectLeadField
          name="anoNacimiento"
          options={yearOptions(currentYear)}
          placeholder={m.leads_form_choose()}
          autoComplete="bday-year"
        />
        <SelectLeadField name="genero" options={choicesOf("genero")} placeholder={m.leads_form_choose()} />
      </TightPair>
      <EmailField />
      <PhoneField />
    </div>
  );
}

/** The fields of a form between the paragraphs of another page. */
export function InlineFields({ answers }: { answers: Answers }) {
  return (
    <div className="grid gap-4">
      <Pair>
        <NameFields />
      </Pair>
      <Pair>
        <EmailField />
        <PhoneField />
      </Pair>
      <SelectLeadField name="tratamiento" options={choicesOf("tratamiento")} placeholder={m.leads_form_choose()} />
      <LongLeadField name="mensaje" rows={4} hint={m.leads_hint_mensaje()} count={text(answers.mensaje).length} />
    </div>
  );
}

function LanguageField({ options }: { options: LeadFormOptions }) {
  return (
    <SelectLeadField
      name="idioma"
      options={options.languages.map(({ code, name }) => ({ value: code, label: name }))}
      placeholder={m.leads_form_any_language()}
    />
  );
}

interface ConsultationProps {
  options: LeadFormOptions;
  answers: Answers;
  center: NamedCenter | undefined;
  receivers: Receivers;
  stance: LeadFormProps["stance"];
}

/** The first step: what decides which centers can be asked, before anything is written. */
export function ConsultationFields({ options, answers, center, receivers, stance }: ConsultationProps) {
  return (
    <>
      <PillsLeadField name="tratamiento" />
      <PillsLeadField name="estado" hint={m.leads_hint_estado()} />
      <SituationNote center={center} receivers={receivers} situation={answers.estado} stance={stance} />
      {!center && (
        <Pair>
          <SelectLeadField name="ciudad" options={named(options.cities)} placeholder={m.leads_form_any_city()} />
          <LanguageField options={options} />
        </Pair>
      )}
    </>
  );
}

type AskedProps = Pick<ConsultationProps, "options" | "answers"> & { currentYear: number } & AgeNoteProps;

/** The second step: the question, and what a center needs to answer it. */
export function AskedFields({ options, answers, currentYear, ...known }: AskedProps) {
  const { variant, values } = use(LeadFields)!;
  const { subTratamiento, idioma, informacionAdicional } = values;
  const { provincia, ubicacionTratamientoAdicional, fechasVisita, alojamiento } = values;
  return (
    <>
      <LongLeadField
        name="mensaje"
        {...(variant === "dialog" && { label: m.leads_form_step_pregunta() })}
        rows={4}
        hint={m.leads_hint_mensaje()}
        count={text(answers.mensaje).length}
      />
      <div className="grid grid-cols-1 gap-[18px] sm:grid-cols-[5fr_6fr]">
        <SelectLeadField
          name="anoNacimiento"
          options={yearOptions(currentYear)}
          placeholder={m.leads_form_choose()}
          autoComplete="bday-year"
        />
        <PillsLeadField name="genero" />
      </div>
      <AgeNote {...known} />
      <Pair>
        <SelectLeadField name="pais" options={named(options.countries)} placeholder={m.leads_form_choose()} autoComplete="country-name" />
        <SelectLeadField name="presupuesto" options={choicesOf("presupuesto")} placeholder={m.leads_form_choose()} />
      </Pair>
      <More
        label={m.leads_add_info()}
        open={subTratamiento !== "ninguno" || informacionAdicional !== "" || (known.center !== undefined && idioma !== "")}
      >
        <Pair>
          <SelectLeadField name="subTratamiento" options={subTreatmentChoices(text(answers.tratamiento))} />
          {known.center && <LanguageField options={options} />}
        </Pair>
        <LongLeadField name="informacionAdicional" rows={3} count={text(answers.informacionAdicional).length} />
      </More>
      <More label={m.leads_add_trip()} open={provincia + ubicacionTratamientoAdicional + fechasVisita + alojamiento !== ""}>
        <Pair>
          <TextLeadField name="provincia" autoComplete="address-level1" />
          <TextLeadField name="ubicacionTratamientoAdicional" />
        </Pair>
        <Pair>
          <TextLeadField name="fechasVisita" hint={m.leads_hint_fechasVisita()} />
          <SelectLeadField name="alojamiento" options={choicesOf("alojamiento")} placeholder={m.leads_form_choose()} />
        </Pair>
      </More>
    </>
  );
}

/** The third step: how to answer the person. */
export function ContactFields({ asksOthers, consents }: { asksOthers: boolean; consents: ReactNode }) {
  return (
    <>
      <Pair>
        <NameFields />
      </Pair>
      <Pair>
        <EmailField />
        <PhoneField />
      </Pair>
      <PillsLeadField name="metodoContacto" />
      {asksOthers && <PillsLeadField name="recibirMasRespuestas" hint={m.leads_hint_recibirMasRespuestas()} />}
      {consents}
    </>
  );
}

/** Fields that few people need, behind one press. */
function More({ label, open, children }: { label: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open || undefined} className="group">
      <summary className="flex min-h-11 items-center gap-2.5 font-semibold text-brand">
        <Plus className="size-5 smooth group-open:rotate-45" />
        {label}
      </summary>
      <div className="grid gap-[18px] pt-3">{children}</div>
    </details>
  );
}
