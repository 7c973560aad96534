import { MENU_PATHS, MENU_PLACE_NAMES } from "#app/forms/content/menu-places.ts";
import { href } from "#app/locale.ts";
import { Note } from "#app/ui/note.tsx";
import type { MenuLead } from "#domain/content/menu-leads.ts";
import { m } from "#messages/m.ts";

/** The menu entries that lead to a text which somebody wants to archive, with links to change them. */
export function MenuLeads({ leads }: { leads: readonly MenuLead[] }) {
  return (
    <Note kind="error" live>
      <p>{m.editions_in_menu()}</p>
      <ul>
        {leads.map(({ place, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may be called the same, and the list never changes
          <li key={index}>
            «{label}»: <a href={href(MENU_PATHS[place])}>{MENU_PLACE_NAMES[place]()}</a>
          </li>
        ))}
      </ul>
    </Note>
  );
}
