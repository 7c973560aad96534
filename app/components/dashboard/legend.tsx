const MARKS = {
  yours: "size-3 rounded-full bg-chart-1",
  least: "size-3 rounded-full border-2 border-chart-1",
  unanswered: "size-3 rounded-full border-2 border-err",
  others: "size-3 rounded-full border border-mar-500 bg-mar-300",
  valid: "size-3 rounded-full bg-ok",
  soon: "h-3 w-6 rounded-full border border-warn bg-badge-warn",
  median: "h-3.5 w-0.5 bg-ink",
  medianAway: "h-3.5 border-ink border-l-2 border-dashed",
  line: "h-0.5 w-6 bg-mar-300",
  band: "h-3 w-6 rounded-full border border-mar-500 bg-tint",
};

type Mark = keyof typeof MARKS;

/** The meaning of the marks of a chart. */
export function Legend({ marks }: { marks: Partial<Record<Mark, string>> }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm">
      {(Object.entries(marks) as [Mark, string][]).map(([mark, label]) => (
        <li key={mark} className="inline-flex items-center gap-2">
          <i aria-hidden className={MARKS[mark]} />
          {label}
        </li>
      ))}
    </ul>
  );
}
