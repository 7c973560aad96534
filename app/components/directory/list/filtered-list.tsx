import type { ReactNode } from "react";
import { m } from "#messages/m.ts";

/** Filters beside their results: on telephones in the drawer, and without JavaScript below. */
export function FilteredList({ form, children }: { form: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start pt-5 pb-18 md:grid-cols-[288px_minmax(0,1fr)] md:gap-10 md:pt-8">
      <aside
        aria-labelledby="filtros-titulo"
        className="pr-1 max-md:hidden noscript:max-md:order-last noscript:max-md:mt-10 noscript:max-md:block"
      >
        <h2 id="filtros-titulo" className="sr-only">
          {m.search_filters()}
        </h2>
        {form}
      </aside>
      <div>{children}</div>
    </div>
  );
}
