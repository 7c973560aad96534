import type { ReactNode } from "react";
import { Panel } from "#app/components/dashboard/panel.tsx";
import type { ProfileSection } from "#domain/listing/profile-sections.ts";
import { SECTION_NAMES } from "#texts/listing.ts";

/** Puts the fields of a section on a card with its name. */
export const titled = (section: ProfileSection, fields: ReactNode) => (
  <Panel id={section} title={SECTION_NAMES[section]()}>
    {fields}
  </Panel>
);
