import Search from "lucide-react/icons/search";
import { MAX_FIND } from "#app/forms/find/found.ts";
import { href } from "#app/locale.ts";
import { m } from "#app/paraglide/messages.js";

/** Finds requests, centers, people and texts, from every screen of administration. */
export function AdminSearch() {
  return (
    <form action={href("/dashboard/admin/buscar")} className="relative">
      <Search aria-hidden className="pointer-events-none absolute top-3.25 left-3.5 size-4.5 text-ink-2" />
      <input
        type="search"
        name="q"
        maxLength={MAX_FIND}
        aria-label={m.find_bar()}
        placeholder={m.find_bar()}
        className="min-h-11 w-full rounded-[11px] border-[1.5px] border-line-strong bg-surface pr-3 pl-10.5 text-[.96875rem]"
      />
    </form>
  );
}
