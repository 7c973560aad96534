/** The mark: a sun resting in the curve of the sea. `onDeep` for dark grounds. */
export function LogoMark({ onDeep = false }: { onDeep?: boolean }) {
  return (
    <svg viewBox="0 0 40 40" className="size-9.5" aria-hidden="true">
      <circle cx="20" cy="14.5" r="8.5" fill={onDeep ? "#FFAE92" : "#E96643"} />
      <g fill="none" strokeLinecap="round">
        <path d="M3.5 17.5C3.5 27.5 10.8 35.5 20 35.5s16.5-8 16.5-18" stroke={onDeep ? "#fff" : "var(--color-brand)"} strokeWidth="4.2" />
        <path d="M10.6 24.6c2 3.2 5.4 5.2 9.4 5.2s7.4-2 9.4-5.2" stroke={onDeep ? "#8ACAD6" : "var(--color-mar-400)"} strokeWidth="2.6" />
      </g>
    </svg>
  );
}
