import Search from "lucide-react/icons/search";
import { FilterBox, FilterChoices, FilterGroup } from "#app/components/directory/filter-group.tsx";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import type { CenterFacets } from "#domain/directory/center-facets.ts";
import type { CenterFilters } from "#domain/directory/center-filters.ts";

export const FILTER_FORM = "filtros";
const SERVICES_IN_SIGHT = 6;

/**
 * One GET form: beside the results, in the drawer on phones (the filters behaviour carries it there and back), and with a
 * button of its own where nothing runs.
 */
export function FilterForm({ filters, facets }: { filters: CenterFilters; facets: CenterFacets }) {
  return (
    <form id={FILTER_FORM} action={href("/centros")} data-filters>
      <Field label={m.centers_filter_q()} className="mb-5">
        {(control) => (
          <Input
            {...control}
            type="search"
            name="q"
            defaultValue={filters.q}
            maxLength={100}
            placeholder={m.centers_filter_q_example()}
            icon={<Search />}
            autoComplete="off"
          />
        )}
      </Field>
      <FilterGroup title={m.centers_filter_city()}>
        <Select
          name="city"
          aria-label={m.centers_filter_city()}
          placeholder={m.centers_filter_any_city()}
          defaultValue={filters.city ?? ""}
          options={facets.cities.map(({ value, name }) => ({ value, label: name }))}
          className="my-1.5"
        />
      </FilterGroup>
      <FilterGroup title={m.centers_filter_services()}>
        <FilterChoices
          name="services"
          legend={m.centers_filter_services()}
          options={facets.services}
          chosen={filters.services}
          shown={SERVICES_IN_SIGHT}
        />
      </FilterGroup>
      <FilterGroup title={m.centers_filter_languages()}>
        <FilterChoices name="languages" legend={m.centers_filter_languages()} options={facets.languages} chosen={filters.languages} />
      </FilterGroup>
      <FilterGroup title={m.centers_filter_transparency()}>
        <fieldset>
          <legend className="sr-only">{m.centers_filter_transparency()}</legend>
          <FilterBox name="verified" value="true" label={m.centers_filter_verified()} count={facets.verified} checked={filters.verified} />
          <FilterBox name="precios" value="true" label={m.centers_filter_prices()} count={facets.withPrices} checked={filters.withPrices} />
          <FilterBox
            name="resultados"
            value="true"
            label={m.centers_filter_outcomes()}
            count={facets.withOutcomes}
            checked={filters.withOutcomes}
          />
          {/* A link may ask for paid places alone; we do not offer it, and do not lose it either. */}
          <input type="checkbox" name="featured" value="true" defaultChecked={filters.featured} hidden />
        </fieldset>
      </FilterGroup>
      <FilterGroup title={m.centers_filter_payments()} open={filters.payments.length > 0}>
        <FilterChoices name="pagos" legend={m.centers_filter_payments()} options={facets.payments} chosen={filters.payments} />
      </FilterGroup>
      <Button type="submit" kind="primary" wide className="mt-4 hidden! noscript:inline-flex!">
        {m.centers_filters_apply()}
      </Button>
    </form>
  );
}
