import clsx from "clsx";

/** A turning cuna in the colour and size of the surrounding text. Beside a text it has no accessible name of its own. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? "status" : undefined} className={clsx("inline-flex", className)}>
      <svg
        viewBox="0 0 24 24"
        aria-hidden
        className="turning size-[1.25em]"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      >
        <circle cx="12" cy="12" r="9" opacity=".2" />
        <path d="M3 12a9 9 0 0 0 18 0" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}

/** Fills a page or panel that is loading. */
export function PageLoading({ title, detail, className }: { title: string; detail: string; className?: string }) {
  return (
    <div role="status" className={clsx("grid justify-items-center gap-2 py-20 text-center", className)}>
      <Spinner className="mb-2 text-[2.25rem] text-brand" />
      <p className="title-4">{title}</p>
      <p className="text-ink-2">{detail}</p>
    </div>
  );
}
