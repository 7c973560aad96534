import { CenterCard } from "#app/components/directory/cards/center-card.tsx";
import { useConversion } from "#app/components/money/shown-money.ts";
import { href } from "#app/locale.ts";
import type { CenterCard as Center } from "#domain/directory/center-card.ts";
import { m } from "#messages/m.ts";

/** The card as visitors see it in lists. Its links do nothing here. */
export function Preview({ center }: { center: Center }) {
  const conversion = useConversion();
  return (
    <section aria-labelledby="asi-te-veran" className="grid gap-3">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 id="asi-te-veran" className="title-5">
          {m.listing_preview_title()}
        </h2>
        <a href={href("/dashboard/provider/vista-previa")} className="link inline-flex min-h-11 items-center text-ui">
          {m.listing_preview_whole()}
        </a>
      </div>
      <div inert>
        <CenterCard center={center} conversion={conversion} />
      </div>
    </section>
  );
}
