interface Props {
  iconUrl: string;
  /** `#rrggbb`, dark enough for white text. */
  color: string;
}

/** A badge's drawing, in white on its color. */
export function BadgeMark({ iconUrl, color }: Props) {
  return (
    <span aria-hidden className="grid size-9 flex-none place-items-center rounded-full" style={{ backgroundColor: color }}>
      <span className="size-5 bg-white" style={{ mask: `url(${iconUrl}) center / contain no-repeat` }} />
    </span>
  );
}
