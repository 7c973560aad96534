import { Byline } from "#app/components/content/review-state.tsx";
import { TitleArch } from "#app/components/illustration/leaves.tsx";
import { textLight } from "#app/components/illustration/scene.ts";
import { href } from "#app/locale.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import type { Treatment } from "#domain/content/content.ts";
import { m } from "#messages/m.ts";
import { CATEGORY_NAMES } from "#texts/treatments.ts";

interface TreatmentHeroProps {
  treatment: Pick<Treatment, "slug" | "title" | "category" | "summary" | "review">;
  siteName: string;
}

export function TreatmentHero({ treatment: { slug, title, category, summary, review }, siteName }: TreatmentHeroProps) {
  return (
    <section className="warm-below">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] pt-3 md:grid-cols-[1.15fr_.85fr] md:gap-16">
        <div className="grid content-center gap-[18px] pt-2 pb-7 md:pt-7 md:pb-14">
          <Breadcrumb
            label={m.centers_crumbs()}
            items={[{ href: href("/tratamientos"), label: m.treatments_crumb() }]}
            current={CATEGORY_NAMES[category]()}
          />
          <h1 className="title-0 text-[clamp(2.5rem,4.6vw,3.625rem)]!">{title}</h1>
          <p className="lead">{summary}</p>
          <Byline review={review} siteName={siteName} />
        </div>
        <TitleArch light={textLight(slug)} />
      </div>
    </section>
  );
}
