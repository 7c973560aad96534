import clsx from "clsx";

interface Props {
  label: string;
  items: readonly { href: string; label: string; current: boolean; dataKey?: string }[];
}

/** Two to four views of the same thing, side by side. All of them are links. */
export function Segments({ label, items }: Props) {
  return (
    <nav aria-label={label} className="inline-flex rounded-lg bg-hover p-1">
      {items.map(({ href, label: words, current, dataKey }) => (
        <a
          key={href}
          href={href}
          data-key={dataKey}
          aria-current={current ? "true" : undefined}
          className={clsx(
            "inline-flex min-h-11 items-center rounded-md px-4 font-medium text-ink text-ui no-underline",
            current ? "bg-surface elevation-1" : "hover:text-brand",
          )}
        >
          {words}
        </a>
      ))}
    </nav>
  );
}
