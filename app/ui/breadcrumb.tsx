import ChevronRight from "lucide-react/icons/chevron-right";

interface BreadcrumbProps {
  label: string;
  items: readonly { href: string; label: string }[];
  /** The name of the current page. */
  current: string;
}

export function Breadcrumb({ label, items, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-x-2 text-sm whitespace-nowrap text-ink-3 md:flex-wrap">
        {items.map((item) => (
          <li key={item.href} className="flex flex-none items-center gap-x-2">
            <a href={item.href} className="-mx-1 inline-flex min-h-11 min-w-11 items-center px-1 text-ink-2 no-underline hover:underline">
              {item.label}
            </a>
            <ChevronRight className="size-[15px]" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 overflow-hidden text-ellipsis">
          {current}
        </li>
      </ol>
    </nav>
  );
}
