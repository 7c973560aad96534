import Search from "lucide-react/icons/search";
import { href } from "#app/locale.ts";
import { m } from "#messages/m.ts";

/** Leads to the public search. */
export function DashboardSearch() {
  return (
    <form action={href("/busqueda")} className="relative">
      <Search aria-hidden className="pointer-events-none absolute top-3.25 left-3.5 size-4.5 text-ink-2" />
      <input
        type="search"
        name="q"
        maxLength={120}
        aria-label={m.dashboard_search()}
        placeholder={m.dashboard_search()}
        className="min-h-11 w-full rounded-[11px] border-[1.5px] border-line-strong bg-surface pr-3 pl-10.5 text-[.96875rem]"
      />
    </form>
  );
}
