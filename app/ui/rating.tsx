import clsx from "clsx";
import Star from "lucide-react/icons/star";

type RatingProps = { className?: string } & (
  | {
      value: number;
      /** "(38 reseñas)" */
      countLabel: string;
      /** "4.7 de 5" */
      valueLabel: string;
      noneLabel?: never;
    }
  /** With fewer than three reviews there is no number: "Aún sin reseñas suficientes". */
  | { value: null; noneLabel: string; countLabel?: never; valueLabel?: never }
);

/** One star, a number and its sample. It never shows five empty stars. */
export function Rating(props: RatingProps) {
  if (props.value === null) return <span className={clsx("text-ui text-ink-2", props.className)}>{props.noneLabel}</span>;
  return (
    <span className={clsx("inline-flex items-center gap-1.5 text-md whitespace-nowrap", props.className)}>
      <Star className="size-[18px] fill-ambar-400 text-ambar-400" />
      <span className="font-bold">
        <span aria-hidden>{props.value.toFixed(1)}</span>
        <span className="sr-only"> {props.valueLabel}</span>
      </span>{" "}
      <span className="text-ink-3">{props.countLabel}</span>
    </span>
  );
}
