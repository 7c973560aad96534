import clsx from "clsx";
import { PhoneFold } from "./phone-fold.tsx";

interface ContentsProps {
  label: string;
  sections: readonly { id: string; title: string }[];
  className?: string;
}

/** Lists the sections of a long page. On wide screens it stays in sight beside them, on phones it is folded. */
export function Contents({ label, sections, className }: ContentsProps) {
  return (
    <nav aria-label={label} className={clsx("rounded-2xl bg-tint px-5 py-1 md:sticky md:py-4 md:top-25 print:hidden", className)}>
      <PhoneFold title={<span className="text-sm font-semibold text-ink-2">{label}</span>}>
        <ol className="mt-1 max-md:mb-2">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="flex min-h-11 items-center py-1 text-ui leading-[1.3]! text-brand no-underline hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </PhoneFold>
    </nav>
  );
}
