import { Pagination } from "#app/ui/pagination.tsx";
import { m } from "#messages/m.ts";

interface Props {
  /** What the pages show, in the plural: «Usuarios». */
  what: string;
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
}

/** The pages of any list of administration. */
export function ListPages({ what, ...rest }: Props) {
  return (
    <Pagination
      {...rest}
      labels={{
        nav: m.lists_pages({ what }),
        previous: m.lists_previous(),
        next: m.lists_next(),
        page: (page) => m.lists_page({ page }),
      }}
    />
  );
}
