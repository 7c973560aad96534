import type { UrgentLevel } from "#domain/content/urgent.ts";

/** The drawing of a level: a rescue light with a cross, the sun in its cradle, or a quiet sea. */
export function LevelDrawing({ level, className }: { level: UrgentLevel; className?: string }) {
  const { ground, shapes } = drawings[level];
  return (
    <svg viewBox="0 0 72 72" aria-hidden className={className}>
      <circle cx="36" cy="36" r="36" fill={ground} />
      {shapes}
    </svg>
  );
}

const drawings = {
  emergency: {
    ground: "#FBE0E8",
    shapes: (
      <>
        <path d="M18 54V36a18 18 0 0 1 36 0v18Z" fill="#AD1B47" />
        <path d="M36 29v16M28 37h16" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      </>
    ),
  },
  call: {
    ground: "#FDEEC9",
    shapes: (
      <>
        <circle cx="36" cy="30" r="12" fill="#E7A92E" />
        <path d="M17 36a19 19 0 0 0 38 0" fill="none" stroke="#7A5000" strokeWidth="6" strokeLinecap="round" />
      </>
    ),
  },
  wait: {
    ground: "#DCEFF3",
    shapes: (
      <>
        <circle cx="40" cy="26" r="11" fill="#8ACAD6" />
        <path d="M2 44q9-6 17 0t17 0 17 0 17 0A36 36 0 0 1 2 44Z" fill="#1D8195" />
      </>
    ),
  },
} as const satisfies Record<UrgentLevel, unknown>;
