import type { MenuItem } from "#domain/content/header-menu.ts";
import { m } from "#messages/m.ts";

interface Props {
  items: readonly MenuItem[];
  /** True for a footer: entries without a column are in its last line. */
  footer?: boolean;
}

/** A preview of the menu without its links, so that nobody leaves the form by accident. */
export function MenuPreview({ items, footer = false }: Props) {
  if (items.length === 0) return <p className="text-ink-2">{m.menus_preview_empty()}</p>;
  if (!footer) return <Entries items={items} />;
  const [columns, loose] = [items.filter(({ children }) => children.length > 0), items.filter(({ children }) => children.length === 0)];
  return (
    <div className="grid gap-4">
      {columns.length > 0 && <Entries items={columns} />}
      {loose.length > 0 && <Entries items={loose} />}
    </div>
  );
}

function Entries({ items }: Pick<Props, "items">) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-3">
      {items.map(({ id, label, target, children }) => (
        <li key={id} className={children.length > 0 ? "grid content-start gap-1 max-sm:basis-full" : "grid content-start"}>
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
