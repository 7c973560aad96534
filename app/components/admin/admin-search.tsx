import Search from "lucide-react/icons/search";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";

/** Finds a request by its number, from every screen of administration. */
export function AdminSearch() {
  return (
    <form action={href("/dashboard/admin/solicitudes")} className="relative">
      <Search aria-hidden className="pointer-events-none absolute top-3.25 left-3.5 size-4.5 text-ink-2" />
      <input type="hidden" name="vista" value="all" />
      <input
        type="search"
        name="numero"
        maxLength={40}
        aria-label={m.desk_search()}
        placeholder={m.desk_search()}
        className="min-h-11 w-full rounded-[11px] border-[1.5px] border-line-strong bg-surface pr-3 pl-10.5 text-[.96875rem]"
      />
    </form>
  );
}
