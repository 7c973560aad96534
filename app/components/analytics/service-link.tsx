import { href } from "#app/locale.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { EmptySearch } from "#domain/analytics/searched-words.ts";
import { m } from "#messages/m.ts";

/** Links to the service that the words may mean, where a synonym can be added, or to the list of services. */
export const serviceLink = ({ words, service }: EmptySearch) =>
  service ? (
    <TextLink href={href(`/dashboard/admin/listas/servicios/${service.id}`)}>
      {m.searches_add_synonym({ service: service.name })}
      <span className="sr-only">: {words}</span>
    </TextLink>
  ) : (
    <TextLink href={href("/dashboard/admin/listas/servicios")}>
      {m.searches_services()}
      <span className="sr-only">: {words}</span>
    </TextLink>
  );
