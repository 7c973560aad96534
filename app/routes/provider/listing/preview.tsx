import { data } from "react-router";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { About } from "#app/components/directory/center/about.tsx";
import { Donors } from "#app/components/directory/center/donors.tsx";
import { Gallery } from "#app/components/directory/center/gallery.tsx";
import { CenterHeader } from "#app/components/directory/center/header.tsx";
import { KeyFacts } from "#app/components/directory/center/key-facts.tsx";
import { Location } from "#app/components/directory/center/location.tsx";
import { Outcomes } from "#app/components/directory/center/outcomes.tsx";
import { Patients } from "#app/components/directory/center/patients.tsx";
import { Practical } from "#app/components/directory/center/practical.tsx";
import { Prices } from "#app/components/directory/center/prices.tsx";
import { Reviews } from "#app/components/directory/center/reviews.tsx";
import { Team } from "#app/components/directory/center/team.tsx";
import { servicesContext } from "#app/context.ts";
import { ownCenter } from "#app/forms/listing/own-center.server.ts";
import { href } from "#app/locale.ts";
import { canonical } from "#app/seo.ts";
import { Button } from "#app/ui/button.tsx";
import { closedDays, SHOWN_DAYS } from "#domain/consultations/closed-days.server.ts";
import { centerForItsPeople } from "#domain/directory/center-detail.server.ts";
import { isListed } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import type { Route } from "./+types/preview";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(servicesContext);
  const place = await ownCenter(context, null);
  const [center, closed] = await Promise.all([centerForItsPeople(db, place.id), closedDays(db, place.id, SHOWN_DAYS)]);
  if (!center) throw data(null, { status: 404 });
  return { place, center, closed, address: canonical(publicUrl, `/centros/${place.slug}`) };
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.listing_preview_page_title(), matches);

/** The public page, made of its own parts, also before it is public. Its links do nothing. */
export default function PreviewPage({ loaderData: { place, center, closed, address } }: Route.ComponentProps) {
  const listed = isListed(place);
  return (
    <DashboardPage
      title={m.listing_preview_page_title()}
      subtitle={listed ? m.listing_preview_lead() : m.listing_preview_lead_draft()}
      actions={
        listed && (
          <Button kind="outline" size="s" href={href(`/centros/${place.slug}`)}>
            {m.listing_preview_public()}
          </Button>
        )
      }
    >
      <div inert className="grid grid-cols-[minmax(0,1fr)] gap-9 rounded-xl border bg-bg p-4 md:p-8">
        <Gallery center={center} />
        <CenterHeader center={center} address={address} asked={{}} />
        <KeyFacts center={center} />
        <Prices center={center} service={undefined} />
        <Outcomes reported={center.reported} />
        <About center={center} />
        <Team team={center.team} />
        <Patients center={center} />
        <Donors center={center} />
        <Practical center={center} />
        <Location center={center} closed={closed} towns={[]} />
        <Reviews center={center} />
      </div>
    </DashboardPage>
  );
}
