import { PageText } from "#app/components/content/page-text.tsx";
import { Part } from "#app/components/content/part.tsx";
import { ProsePage } from "#app/components/content/prose-page.tsx";
import { reviewTimeText } from "#app/components/listing/review-time.ts";
import { textMeta } from "#app/components/shell/page-facts.ts";
import { servicesContext } from "#app/context.ts";
import type { Handle } from "#app/handle.ts";
import { loadPage } from "#app/load-page.server.ts";
import { loadReviewTime } from "#app/load-review-time.server.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/how-we-review";

const PATH = "/como-revisamos";

export const handle = { cache: "shared", sitemap: true, madeFrom: ["texts", "directory"] } satisfies Handle;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const [words, time] = await Promise.all([loadPage(context, "como-revisamos"), loadReviewTime(db)]);
  return { ...words, time, publicUrl };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? textMeta(loaderData, matches[0].loaderData.site.name, PATH) : [];
}

/** The page says what the software and its authors really do with a text. Measurements of verifications come last. */
export default function HowWeReviewPage({ loaderData: { page, text, time } }: Route.ComponentProps) {
  return (
    <ProsePage page={page}>
      <PageText text={text} />
      <Part id="centros" title={m.verification_public_title()}>
        {[...(time.promised ? [m.verification_public({ promised: time.days })] : []), reviewTimeText(time)].map((paragraph) => (
          <p key={paragraph} className="text-lg">
            {paragraph}
          </p>
        ))}
      </Part>
    </ProsePage>
  );
}
