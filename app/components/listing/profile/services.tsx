import { Pills } from "#app/ui/pills.tsx";
import type { Vocabulary } from "#domain/directory/vocabulary.ts";
import { m } from "#messages/m.ts";
import type { SectionProps } from "./section-form.tsx";
import { TickList } from "./tick-list.tsx";

interface Props extends SectionProps {
  choices: Pick<Vocabulary, "services" | "languages" | "payments"> & {
    countries: readonly { readonly code: string; readonly name: string }[];
  };
}

/** What the profile offers, in which languages, how it is paid, and to patients of which countries. */
export function ServicesFields({ choices, ...props }: Props) {
  const { services, languages, payments, countries } = choices;
  return (
    <>
      <TickList
        {...props}
        name="servicios"
        legend={m.listing_field_servicios()}
        required
        options={services.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TickList
        {...props}
        name="idiomas"
        legend={m.listing_field_idiomas()}
        required
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TickList
        {...props}
        name="pagos"
        legend={m.listing_field_pagos()}
        options={payments.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div className="grid gap-4 has-[[name=alcance][value=todos]:checked]:[&>:last-child]:hidden">
        <Pills
          name="alcance"
          legend={m.listing_field_alcance()}
          defaultValue={props.values.text("alcance") || "todos"}
          options={[
            { value: "todos", label: m.listing_field_alcance_todos() },
            { value: "algunos", label: m.listing_field_alcance_algunos() },
          ]}
        />
        <TickList
          {...props}
          name="paises"
          legend={m.listing_field_paises()}
          hint={m.listing_field_paises_hint()}
          long
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </div>
    </>
  );
}
