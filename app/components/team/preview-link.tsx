import Eye from "lucide-react/icons/eye";
import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { isListed, type Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";

/** A link to the profile as visitors see it, or will see it. */
export function PreviewLink({ place }: { place: Place }) {
  if (place.type !== "clinic" && !isListed(place)) return null;
  const path = place.type === "clinic" ? "/dashboard/provider/vista-previa" : `/especialistas/${place.slug}`;
  return (
    <Button kind="quiet" size="s" icon={<Eye />} href={href(path)} className="max-[359px]:px-1.5! max-[359px]:[&>svg]:hidden">
      {m.team_as_patient()}
    </Button>
  );
}
