import { href } from "#app/locale.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Pills } from "#app/ui/pills.tsx";
import {
  type ChosenFact,
  DONOR_CHOICES,
  type DonorFact,
  MAX_DETAIL,
  MAX_SOURCE,
  WITH_SEVERAL,
  WITH_WORDS,
} from "#domain/listing/donors.ts";
import { m } from "#messages/m.ts";
import { DONOR_CHOICE_NAMES, DONOR_FACT_NAMES } from "#texts/donors.ts";
import type { SectionProps } from "./section-form.tsx";
import { TextField } from "./text-field.tsx";
import { TickList } from "./tick-list.tsx";

const OF_DONORS = ["anonimato", "espera", "origen", "pruebas", "familias"] as const;
const OF_STORAGE = ["guarda", "impago"] as const;

/** What a center says of its donors and of the embryos that it keeps, each fact with its source. */
export function DonorsFields(props: SectionProps) {
  return (
    <>
      <p className="text-ink-2">
        {m.donors_form_lead()} {m.donors_form_sources()}
      </p>
      <h3 className="title-3">{m.donors_form_donors()}</h3>
      {OF_DONORS.map((fact) => (
        <FactFields key={fact} fact={fact} {...props} />
      ))}
      <h3 className="title-3">{m.donors_form_storage()}</h3>
      {OF_STORAGE.map((fact) => (
        <FactFields key={fact} fact={fact} {...props} />
      ))}
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
  return (
    <div className="grid items-start gap-3 border-b pb-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {fact === "familias" ? (
          <TextField {...props} name={name} label={legend} hint={m.donors_form_families()} inputMode="numeric" maxLength={2} />
        ) : WITH_SEVERAL.includes(fact) ? (
          <TickList {...props} name={name} legend={legend} options={options} />
        ) : (
          <Pills
            name={name}
            legend={legend}
            defaultValue={props.values.text(name)}
            options={[...options, { value: "", label: m.donors_form_unsaid() }]}
          />
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
      </div>
      <TextField
        {...props}
        name={`${name}-fuente`}
        label={
          <>
            {m.donors_form_source()}
            <span className="sr-only">: {legend}</span>
          </>
        }
        hint={m.donors_form_source_hint()}
        maxLength={MAX_SOURCE}
      />
    </div>
  );
}
