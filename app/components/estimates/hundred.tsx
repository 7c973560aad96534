const SIDE = 10;
const STEP = 12;

/** A hundred people as dots, row by row. The text beside it says the same. */
export function Hundred({ filled, className }: { filled: number; className?: string }) {
  const dots = Array.from({ length: SIDE * SIDE }, (_, index) => index);
  return (
    <svg viewBox={`0 0 ${SIDE * STEP} ${SIDE * STEP}`} aria-hidden className={className}>
      {dots.map((index) => (
        <circle
          key={index}
          cx={(index % SIDE) * STEP + STEP / 2}
          cy={Math.floor(index / SIDE) * STEP + STEP / 2}
          r="4.6"
          fill={index < filled ? "var(--color-chart-1)" : "var(--color-track)"}
        />
      ))}
    </svg>
  );
}
