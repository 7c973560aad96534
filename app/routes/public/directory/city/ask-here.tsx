import { href } from "#app/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { m } from "#messages/m.ts";

interface AskHereProps {
  city: string;
  /** Preselects the treatment; an id of service_types. */
  service?: { id: string; name: string };
}

/** The page's call to action: the request form with the city (and the treatment) preselected. */
export function AskHere({ city, service }: AskHereProps) {
  const query = new URLSearchParams({ ciudad: city, ...(service && { servicio: service.id }) });
  return (
    <Card ground="warm" panel className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 p-7! md:p-10!">
      <div className="max-w-[52ch]">
        <h2 className="title-3">{service ? m.cities_ask_treatment({ city, treatment: service.name }) : m.cities_ask_title({ city })}</h2>
        <p className="mt-2 text-ink-2">{m.cities_ask_text()}</p>
      </div>
      <Button kind="cta" size="l" href={href(`/solicitar-informacion?${query}`)} rel="nofollow">
        {m.cities_ask_button()}
      </Button>
    </Card>
  );
}
