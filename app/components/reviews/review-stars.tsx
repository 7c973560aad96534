import Star from "lucide-react/icons/star";
import { m } from "#messages/m.ts";

/** The score of one review: one star and the number, never a row of empty stars. */
export function ReviewStars({ stars }: { stars: number }) {
  return (
    <p className="inline-flex items-center gap-1.5 text-md font-bold">
      <Star className="size-[18px] fill-ambar-400 text-ambar-400" />
      <span aria-hidden>{stars}</span> <span className="sr-only">{m.reviews_out_of_five({ rating: String(stars) })}</span>
    </p>
  );
}
