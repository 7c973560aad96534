import type { ReactNode } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { m } from "#app/paraglide/messages.js";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { ProfileSection, SectionErrors, SentSection } from "#domain/listing/profile-sections.ts";
import type { Place } from "#domain/team/place.ts";
import { FIELD_ERRORS, SECTION_NAMES } from "#texts/listing.ts";

export interface SectionProps {
  place: Pick<Place, "id" | "type">;
  section: ProfileSection;
  /** What is stored, or what was typed and refused. */
  values: SentSection;
  errors: SectionErrors;
  /** Further fields, above the button. */
  further?: ReactNode;
}

/** The sentence about a field; undefined when nothing is wrong with it. */
export const errorOf = (errors: SectionErrors, name: string): string | undefined => errors[name] && FIELD_ERRORS[errors[name]]();

/** One section of the profile's editor, saved by itself. */
export function SectionForm({ place, section, errors, further, children }: SectionProps & { children: ReactNode }) {
  const title = SECTION_NAMES[section]();
  const lines = Object.keys(errors).map((name) => ({ id: `campo-${name}`, sentence: errorOf(errors, name)! }));
  return (
    <Panel id={section} title={title}>
      <form method="post" action={`#${section}`} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PlaceField id={place.id} />
        <input type="hidden" name="parte" value={section} />
        <ErrorSummary title={m.listing_error_summary()} errors={lines} />
        {children}
        {further}
        <Button type="submit" kind="primary" className="justify-self-start">
          {m.listing_save()}
          <span className="sr-only">: {title}</span>
        </Button>
      </form>
    </Panel>
  );
}
