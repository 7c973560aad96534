import { m } from "#app/paraglide/messages.js";
import type { MenuItem } from "#domain/content/header-menu.ts";

/** What visitors will find in the header, without its links, so that nobody leaves the form by accident. */
export function MenuPreview({ items }: { items: readonly MenuItem[] }) {
  if (items.length === 0) return <p className="text-ink-2">{m.menus_preview_empty()}</p>;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-3">
      {items.map(({ id, label, target, children }) => (
        <li key={id} className="grid content-start gap-1">
          <span className="font-semibold">
            {label}
            {target === "_blank" && <NewTab />}
          </span>
          {children.length > 0 && (
            <ul className="border-l pl-3 text-ink-2 text-ui">
              {children.map((child) => (
                <li key={child.id}>
                  {child.label}
                  {child.target === "_blank" && <NewTab />}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

const NewTab = () => (
  <>
    <span aria-hidden> ↗</span>
    <span className="sr-only"> ({m.menus_new_tab()})</span>
  </>
);
