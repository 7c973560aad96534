import Search from "lucide-react/icons/search";
import { patientGroupNames } from "#app/components/directory/patient-groups.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import type { Facets } from "#domain/directory/facets.ts";
import { type Filters, PATIENTS_KEY, type Switch, TOLD_KEY } from "#domain/directory/filters.ts";
import { MAX_TEXT_LENGTH } from "#domain/directory/typed-text.ts";
import { m } from "#messages/m.ts";
import { TOLD_FILTER_NAMES } from "#texts/donors.ts";
import { FilterBox, FilterChoices, FilterGroup } from "./filter-group.tsx";
import { HighestPrice } from "./highest-price.tsx";

export const FILTER_FORM = "filtros";
const SERVICES_IN_SIGHT = 6;

interface FilterFormProps {
  /** The address of the list without filters. */
  action: string;
  filters: Filters;
  facets: Facets;
  /** True when counting stopped before the end: each number is then a minimum. */
  atLeast: boolean;
  switches: readonly Switch[];
  /** True to offer the groups of patients. */
  patients?: boolean;
  /** True to offer what centers say of donors and stored embryos. */
  told?: boolean;
  /** True to offer the highest price of the requested service. */
  highestPrice?: boolean;
  /** The open tab, unless it is the first. */
  tab?: string;
}

/**
 * The only GET form of the filters: beside the results, or on telephones in the drawer, where the filters behaviour moves it. Without
 * script it has a button of its own.
 */
export function FilterForm({ action, filters, facets, atLeast, switches, patients, told, highestPrice, tab }: FilterFormProps) {
  return (
    <form id={FILTER_FORM} action={action} data-filters>
      {tab && <input type="hidden" name="tab" value={tab} />}
      <Field label={m.search_filter_q()} className="mb-5">
        {(control) => (
          <Input
            {...control}
            type="search"
            name="q"
            defaultValue={filters.q}
            maxLength={MAX_TEXT_LENGTH}
            placeholder={m.search_filter_q_example()}
            icon={<Search />}
            autoComplete="off"
          />
        )}
      </Field>
      <FilterGroup title={m.search_filter_city()}>
        <Select
          name="city"
          aria-label={m.search_filter_city()}
          placeholder={m.search_filter_any_city()}
          defaultValue={filters.city ?? ""}
          options={facets.cities.map(({ value, name }) => ({ value, label: name }))}
          className="my-1.5"
        />
      </FilterGroup>
      <FilterGroup title={m.search_filter_services()}>
        <FilterChoices
          name="services"
          legend={m.search_filter_services()}
          options={facets.services}
          chosen={filters.services}
          atLeast={atLeast}
          shown={SERVICES_IN_SIGHT}
        />
      </FilterGroup>
      {highestPrice && <HighestPrice filters={filters} />}
      <FilterGroup title={m.search_filter_languages()}>
        <FilterChoices
          name="languages"
          legend={m.search_filter_languages()}
          options={facets.languages}
          chosen={filters.languages}
          atLeast={atLeast}
        />
      </FilterGroup>
      <FilterGroup title={m.search_filter_transparency()}>
        <fieldset>
          <legend className="sr-only">{m.search_filter_transparency()}</legend>
          <FilterBox
            name="verified"
            value="true"
            label={m.search_filter_verified()}
            count={facets.verified}
            atLeast={atLeast}
            checked={filters.verified}
          />
          {switches.includes("withPrices") && (
            <FilterBox
              name="precios"
              value="true"
              label={m.search_filter_prices()}
              count={facets.withPrices}
              atLeast={atLeast}
              checked={filters.withPrices}
            />
          )}
          {switches.includes("withOutcomes") && (
            <FilterBox
              name="resultados"
              value="true"
              label={m.search_filter_outcomes()}
              count={facets.withOutcomes}
              atLeast={atLeast}
              checked={filters.withOutcomes}
            />
          )}
          {/* A link may ask only for paid places. The form does not offer that, but keeps it. */}
          <input type="checkbox" name="featured" value="true" defaultChecked={filters.featured} hidden />
        </fieldset>
      </FilterGroup>
      {patients && (
        // Whoever has chosen a treatment needs to know next whether a center treats them.
        <FilterGroup title={m.centers_patients_title()} open={filters.patients.length > 0 || filters.services.length > 0}>
          <FilterChoices
            name={PATIENTS_KEY}
            legend={m.centers_patients_title()}
            options={facets.patients.map(({ value, count }) => {
              const name = patientGroupNames[value]();
              return { value, name, shortName: name, count };
            })}
            chosen={filters.patients}
            atLeast={atLeast}
          />
        </FilterGroup>
      )}
      {told && (
        <FilterGroup title={m.donors_filter_title()} open={filters.told.length > 0}>
          <FilterChoices
            name={TOLD_KEY}
            legend={m.donors_filter_title()}
            options={facets.told.map(({ value, count }) => {
              const name = TOLD_FILTER_NAMES[value]();
              return { value, name, shortName: name, count };
            })}
            chosen={filters.told}
            atLeast={atLeast}
          />
        </FilterGroup>
      )}
      <FilterGroup title={m.search_filter_payments()} open={filters.payments.length > 0}>
        <FilterChoices
          name="pagos"
          legend={m.search_filter_payments()}
          options={facets.payments}
          chosen={filters.payments}
          atLeast={atLeast}
        />
      </FilterGroup>
      <Button type="submit" kind="primary" wide className="mt-4 hidden! noscript:inline-flex!">
        {m.search_filters_apply()}
      </Button>
    </form>
  );
}
