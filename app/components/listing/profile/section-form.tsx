import type { ReactNode } from "react";
import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { AskedChange } from "#domain/listing/profile-change.ts";
import type { SectionErrors as Errors, ProfileSection, SentSection } from "#domain/listing/profile-sections.ts";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import { FIELD_ERRORS, SECTION_NAMES } from "#texts/listing.ts";

export interface SectionProps {
  place: Pick<Place, "id" | "type">;
  /** What is stored, or what was typed and refused. */
  values: SentSection;
  errors: Errors;
  /** What of this section waits for our team, or was refused. */
  change?: AskedChange | undefined;
}

interface FormProps extends SectionProps {
  section: ProfileSection;
  further: ReactNode;
  children: ReactNode;
}

/** The sentence about a field; undefined when nothing is wrong with it. */
export const errorOf = (errors: Errors, name: string): string | undefined => errors[name] && FIELD_ERRORS[errors[name]]();

/** One section of a profile as our team corrects it, saved by itself. `further` are more fields, above the button. */
export function SectionForm({ place, section, errors, further, children }: FormProps) {
  const title = SECTION_NAMES[section]();
  return (
    <Panel id={section} title={title}>
      <Form method="post" action={`#${section}`} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PlaceField id={place.id} />
        <input type="hidden" name="parte" value={section} />
        <SectionErrors errors={errors} />
        {children}
        {further}
        <Button type="submit" kind="primary" className="justify-self-start">
          {m.listing_save()}
          <span className="sr-only">: {title}</span>
        </Button>
      </Form>
    </Panel>
  );
}

/** What is wrong with a profile, each with the way to its field. */
export function SectionErrors({ errors }: Pick<SectionProps, "errors">) {
  const lines = Object.keys(errors).map((name) => ({ id: `campo-${name}`, sentence: errorOf(errors, name)! }));
  return <ErrorSummary title={m.listing_error_summary()} errors={lines} />;
}
