import type { ReactNode } from "react";
import { Form } from "react-router";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { PlaceField } from "#app/components/listing/place-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import type { AskedChange } from "#domain/listing/profile-change.ts";
import type { ProfileSection, SectionErrors, SentSection } from "#domain/listing/profile-sections.ts";
import type { Place } from "#domain/team/place.ts";
import { m } from "#messages/m.ts";
import { FIELD_ERRORS, SECTION_NAMES } from "#texts/listing.ts";
import { WithdrawForm } from "./withdraw-form.tsx";

export interface SectionProps {
  place: Pick<Place, "id" | "type">;
  section: ProfileSection;
  /** The stored values, or the refused ones. */
  values: SentSection;
  errors: SectionErrors;
  /** Further fields, above the button. */
  further?: ReactNode;
  /** The change in this section that waits for our team, or was refused. */
  change?: AskedChange | undefined;
  /** The verified values that the form shows, which it sends back. */
  shown?: string;
}

/** Returns the sentence about a field; undefined when nothing is wrong with it. */
export const errorOf = (errors: SectionErrors, name: string): string | undefined => errors[name] && FIELD_ERRORS[errors[name]]();

/** One section of the profile's editor, saved by itself: the page stays, and so does what somebody typed into the other sections. */
export function SectionForm({ place, section, errors, further, change, shown, children }: SectionProps & { children: ReactNode }) {
  const title = SECTION_NAMES[section]();
  const lines = Object.keys(errors).map((name) => ({ id: `campo-${name}`, sentence: errorOf(errors, name)! }));
  return (
    <Panel id={section} title={title}>
      <Form method="post" action={`#${section}`} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <PlaceField id={place.id} />
        <input type="hidden" name="parte" value={section} />
        {shown !== undefined && <input type="hidden" name="mostrado" value={shown} />}
        <ErrorSummary title={m.listing_error_summary()} errors={lines} />
        {children}
        {further}
        <Button type="submit" kind="primary" className="justify-self-start">
          {m.listing_save()}
          <span className="sr-only">: {title}</span>
        </Button>
      </Form>
      <WithdrawForm placeId={place.id} change={change} />
    </Panel>
  );
}
