import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { servicesContext } from "#app/context.ts";
import { shownSetting } from "#app/forms/settings/read-setting.server.ts";
import { SETTING_SECTIONS, settingWords } from "#app/forms/settings/sections.ts";
import { href } from "#app/locale.ts";
import { Facts } from "#app/ui/facts.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { storedSettings } from "#domain/settings/setting-queries.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import type { Route } from "./+types/settings";

export async function loader({ context }: Route.LoaderArgs) {
  const stored = await storedSettings(context.get(servicesContext).db);
  return SETTING_SECTIONS.map((section) => {
    const { value, changedAt } = stored[section.key];
    return { slug: section.slug, values: shownSetting(section, value), changedAt };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.settings_title(), matches);

const ELSEWHERE = [
  { path: "/dashboard/admin/precios", label: m.settings_prices },
  { path: "/dashboard/admin/recargas/secuencias", label: m.settings_sequences },
];

/** The settings in force, section by section. */
export default function AdminSettings({ loaderData }: Route.ComponentProps) {
  return (
    <DashboardPage title={m.settings_title()} subtitle={m.settings_text()}>
      {SETTING_SECTIONS.map(({ slug, title, fields }) => {
        const { values, changedAt } = loaderData.find((section) => section.slug === slug)!;
        return (
          <Panel
            key={slug}
            title={title()}
            aside={
              <TextLink href={href(`/dashboard/admin/ajustes/${slug}`)}>
                {m.settings_change()} <span className="sr-only">{title()}</span>
              </TextLink>
            }
          >
            <Facts
              facts={fields
                .filter(({ fresh }) => !fresh)
                .map((field) => ({
                  key: field.name,
                  label: field.label(),
                  value: settingWords(field, values[field.name]),
                  long: field.long,
                  missing: !values[field.name],
                }))}
            />
            <p className="text-ink-2 text-ui">
              {changedAt ? m.settings_changed_at({ date: formatDateTime(changedAt) }) : m.settings_default()}
            </p>
          </Panel>
        );
      })}
      <Panel title={m.settings_elsewhere()}>
        <ul className="grid">
          {ELSEWHERE.map(({ path, label }) => (
            <li key={path}>
              <TextLink href={href(path)}>{label()}</TextLink>
            </li>
          ))}
        </ul>
      </Panel>
    </DashboardPage>
  );
}
