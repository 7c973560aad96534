import { dotsOf } from "#domain/content/urgent.ts";

const GAP = 12;
const PER_ROW = 10;
const FEW = 10;

/** Draws a share such as «1 de 5» as dots. Its sentence beside it says the same, so screen readers skip the drawing. */
export function ShareDots({ share, danger }: { share: string; danger: boolean }) {
  const dots = dotsOf(share);
  if (!dots) return null;
  const { filled, all } = dots;
  const width = Math.min(all, PER_ROW) * GAP;
  const at = (index: number) => `M${(index % PER_ROW) * GAP + 6} ${Math.floor(index / PER_ROW) * GAP + 6}h0`;
  const path = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => at(from + index)).join("");
  return (
    <svg
      viewBox={`0 0 ${width} ${Math.ceil(all / PER_ROW) * GAP}`}
      aria-hidden
      className={all <= FEW ? "w-22" : "w-24"}
      fill="none"
      strokeLinecap="round"
      strokeWidth="9"
    >
      <path d={path(filled, all)} stroke="var(--color-tonal-hover)" />
      <path d={path(0, filled)} stroke={danger ? "var(--color-err)" : "var(--color-brand)"} />
    </svg>
  );
}
