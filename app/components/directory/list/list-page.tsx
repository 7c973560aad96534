import type { ReactNode } from "react";
import { Swaps } from "#app/components/directory/swaps.tsx";
import { href } from "#app/locale.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import type { FilterScheme } from "#domain/directory/filters.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { FilterDrawer } from "./filter-drawer.tsx";
import { FilterForm } from "./filter-form.tsx";
import { FilteredList } from "./filtered-list.tsx";
import type { AddressOf } from "./list-address.ts";
import type { ListSearch } from "./list-meta.ts";
import { Toolbar } from "./toolbar.tsx";

interface ListPageProps {
  heading: string;
  /** The list's name in the breadcrumb. */
  name: string;
  /** Where the list without filters is. */
  list: string;
  scheme: FilterScheme;
  addressOf: AddressOf;
  search: ListSearch;
  /** «12 centros», above the results. */
  count: string;
  /** «Ver 12 centros», the button that closes the filters on a phone. */
  show: string;
  /** The total number without filters. */
  listed: number;
  /** Shown instead of the results while new ones are loading. */
  skeleton: ReactNode;
  failed: string;
  /** The results. */
  children: ReactNode;
}

/** A list of the directory: filters, the number of results, and one page of them. */
export function ListPage(props: ListPageProps) {
  const { search, scheme, list, listed } = props;
  const { filters, facets, total, capped } = search;
  return (
    <>
      <div className="wrap">
        <div className="grid max-w-205 gap-2 pt-[18px]">
          <Breadcrumb label={m.centers_crumbs()} items={[{ href: href("/"), label: m.centers_crumb_home() }]} current={props.name} />
          <h1 className="title-1" data-part="heading">
            {props.heading}
          </h1>
        </div>
        <FilteredList
          form={
            <FilterForm
              action={list}
              filters={filters}
              facets={facets}
              atLeast={capped}
              switches={scheme.switches}
              patients={scheme.patients}
              told={scheme.told}
              highestPrice={scheme.highestPrice}
            />
          }
        >
          <Toolbar
            count={props.count}
            detail={total < listed ? ` ${m.search_of_total({ number: formatNumber(listed) })}` : undefined}
            found={total}
            filters={filters}
            sorts={scheme.sorts}
          />
          <ActiveFilters filters={filters} facets={facets} addressOf={props.addressOf} clear={list} />
          {props.children}
          <Swaps skeleton={props.skeleton} failed={props.failed} />
        </FilteredList>
      </div>
      <FilterDrawer clear={list} show={props.show} />
    </>
  );
}
