import { breadcrumbData, pageMeta } from "#app/seo.ts";
import { activeFilters } from "#domain/directory/filters.ts";
import type { CenterSearch } from "#domain/directory/search-centers.server.ts";
import type { SpecialistSearch } from "#domain/directory/search-specialists.server.ts";
import { m } from "#messages/m.ts";
import { formatNumber } from "#platform/format.ts";
import { itemListData } from "./list-data.ts";

export type ListSearch = CenterSearch | SpecialistSearch;

interface ListMetaProps {
  heading: string;
  /** The list's name in the breadcrumb. */
  name: string;
  description: string;
  siteName: string;
  search: ListSearch;
  /** Absolute addresses: of the home page, the list without filters, this page of it, and what it shows. */
  addresses: { home: string; list: string; self: string; cards: readonly { name: string; url: string }[] };
}

/** Returns the metadata of a page of a list, for search engines and sharing. */
export function listMeta({ heading, name, description, siteName, search, addresses }: ListMetaProps) {
  const page = search.page > 1 ? [m.search_page_of({ page: formatNumber(search.page) })] : [];
  return pageMeta({
    title: [heading, ...page].join(", "),
    description,
    siteName,
    canonical: addresses.self,
    index: isIndexed(search),
    structured: [
      breadcrumbData([
        { name: m.centers_crumb_home(), url: addresses.home },
        { name, url: addresses.list },
      ]),
      itemListData(search.total, addresses.cards),
    ],
  });
}

/**
 * Returns whether search engines may index a page: the list, its pages and those of a city. Other combinations would show the same
 * results again.
 */
function isIndexed({ filters, total }: ListSearch): boolean {
  return total > 0 && filters.sort === "featured" && activeFilters(filters).every(({ group }) => group === "city");
}
