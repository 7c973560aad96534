/** A place among streets, drawn: it says «here» without sending anybody's address to a map service. */
export function SketchMap({ alt, className }: { alt: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 760 300"
      preserveAspectRatio="xMidYMid slice"
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className={className}
      style={{ background: "#EFF3EE" }}
    >
      <path d="M0 250C160 226 300 262 460 246S680 226 760 240V300H0Z" fill="#B9DFE7" />
      <g stroke="#fff" strokeLinecap="round" fill="none">
        <path d="M-10 150H780M-10 70L780 96M120-10L150 250M300-10L318 256M520-10L500 250M650-10L668 240" strokeWidth="13" />
        <path d="M-10 200C200 184 460 214 780 190M220-10L236 240M420-10L412 246" strokeWidth="7" />
      </g>
      <path d="M332 108H400V140H332ZM540 112H630V142H540Z" fill="#CFE6D5" />
      <circle cx="452" cy="146" r="34" fill="#E96643" opacity=".22" />
      <path d="M452 98c-17 0-30 13-30 30 0 22 30 50 30 50s30-28 30-50c0-17-13-30-30-30Z" fill="#C6432A" />
      <circle cx="452" cy="128" r="11" fill="#fff" />
    </svg>
  );
}
