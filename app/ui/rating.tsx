import clsx from "clsx";
import Star from "lucide-react/icons/star";

type RatingProps = { className?: string } & (
  | {
      value: number;
      /** "(38 reseñas)" */
      countLabel: string;
      /** "de 5", after the number and only for those who hear it. */
      scaleLabel: string;
      noneLabel?: never;
    }
  /** With fewer than three reviews there is no number: "Aún sin reseñas suficientes". */
  | { value: null; noneLabel: string; countLabel?: never; scaleLabel?: never }
);

/** One star, a number and its sample. It never shows five empty stars. */
export function Rating(props: RatingProps) {
  if (props.value === null) return <span className={clsx("text-ui text-ink-2", props.className)}>{props.noneLabel}</span>;
  return (
    <span className={clsx("inline-flex items-center gap-1.5 text-md whitespace-nowrap", props.className)}>
      <Star className="size-[18px] fill-ambar-400 text-ambar-400" />
      <span className="font-bold">
        {props.value.toFixed(1)}
        <span className="sr-only"> {props.scaleLabel}</span>
      </span>{" "}
      <span className="text-ink-3">{props.countLabel}</span>
    </span>
  );
}
