import ChevronRight from "lucide-react/icons/chevron-right";
import { href } from "#app/locale.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import {
  type ChosenFact,
  DONOR_CHOICES,
  DONOR_FACTS,
  type DonorFact,
  MAX_DETAIL,
  MAX_SOURCE,
  WITH_SEVERAL,
  WITH_WORDS,
} from "#domain/listing/donors.ts";
import { m } from "#messages/m.ts";
import { DONOR_CHOICE_NAMES, DONOR_FACT_NAMES } from "#texts/donors.ts";
import { errorOf, type SectionProps } from "./section-form.tsx";
import { TextField } from "./text-field.tsx";
import { TickList } from "./tick-list.tsx";

/** What a center says of its donors and of the embryos that it keeps, each fact with its source. */
export function DonorsFields(props: SectionProps) {
  return (
    <>
      <p className="text-ink-2">
        {m.donors_form_lead()} {m.donors_form_sources()}
      </p>
      <div className="-mx-4 md:-mx-6">
        {DONOR_FACTS.map((fact) => (
          <FactFields key={fact} fact={fact} {...props} />
        ))}
      </div>
      <p className="text-ink-2">
        {m.donors_form_price()}{" "}
        <a className="link" href={href("/dashboard/provider/precios")}>
          {m.donors_form_price_link()}
        </a>
      </p>
      <Checkbox name="donantes-hoy" value="si" label={m.donors_form_again()} />
    </>
  );
}

function FactFields({ fact, ...props }: SectionProps & { fact: DonorFact }) {
  const name = `donantes-${fact}`;
  const legend = DONOR_FACT_NAMES[fact]();
  const options =
    fact === "familias" ? [] : DONOR_CHOICES[fact satisfies ChosenFact].map((value) => ({ value, label: DONOR_CHOICE_NAMES[value]() }));
  const source = props.values.text(`${name}-fuente`);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t px-4 pt-4 pb-1.5 last:border-b md:px-6">
      {fact === "familias" ? (
        <TextField {...props} name={name} label={legend} hint={m.donors_form_families()} inputMode="numeric" maxLength={2} />
      ) : WITH_SEVERAL.includes(fact) ? (
        <TickList {...props} name={name} legend={legend} options={options} />
      ) : (
        <Field label={legend} id={`campo-${name}`}>
          {(control) => (
            <Select
              {...control}
              small
              name={name}
              defaultValue={props.values.text(name)}
              options={[{ value: "", label: m.donors_form_unsaid() }, ...options]}
            />
          )}
        </Field>
      )}
      {WITH_WORDS.includes(fact) && (
        <TextField
          {...props}
          name={`${name}-detalle`}
          label={m.donors_form_detail()}
          hint={m.donors_form_detail_hint()}
          maxLength={MAX_DETAIL}
        />
      )}
      <details open={errorOf(props.errors, `${name}-fuente`) ? true : undefined} className="group pb-1 open:pb-3">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <ChevronRight className="size-4.5 flex-none text-brand group-open:rotate-90" />
          <span className="min-w-0">
            <b className="font-semibold text-brand">{m.donors_form_source()}</b>
            <span className="sr-only">: {legend}</span>
            {source && <span className="text-ink-2 [overflow-wrap:anywhere]"> · {source}</span>}
          </span>
        </summary>
        <TextField
          {...props}
          name={`${name}-fuente`}
          label={
            <span className="sr-only">
              {m.donors_form_source()}: {legend}
            </span>
          }
          hint={m.donors_form_source_hint()}
          maxLength={MAX_SOURCE}
        />
      </details>
    </div>
  );
}
