import { href } from "#app/locale.ts";
import { type TabItem, Tabs } from "#app/ui/tabs.tsx";
import { m } from "#messages/m.ts";
import { SECTION_NAMES } from "#texts/listing.ts";

/** The tab of a center's doctors, who have a screen of their own. */
export const doctorsTab = (count: number): TabItem => ({ href: href("/dashboard/provider/doctores"), label: m.practice_doctors(), count });

/** The parts of a center's profile, on the screen of its doctors. */
export function ProfileTabs({ doctors }: { doctors: number }) {
  const part = (id: string, label: string) => ({ href: href(`/dashboard/provider/perfil#${id}`), label });
  return (
    <Tabs
      label={m.listing_tabs()}
      items={[
        part("identidad", m.listing_tab_center()),
        { ...doctorsTab(doctors), current: true },
        part("pacientes", m.listing_tab_patients()),
        part("servicios", SECTION_NAMES.servicios()),
        part("horario", SECTION_NAMES.horario()),
      ]}
    />
  );
}
