import { randomUUID } from "node:crypto";
import Plus from "lucide-react/icons/plus";
import { data, Form, redirect } from "react-router";
import { knownPages } from "#app/components/content/menus/known-pages.ts";
import { MenuPreview } from "#app/components/content/menus/menu-preview.tsx";
import { type MenuErrors, MenuRows } from "#app/components/content/menus/menu-rows.tsx";
import { ConflictNote } from "#app/components/dashboard/conflict-note.tsx";
import { dashboardMeta } from "#app/components/dashboard/dashboard-meta.ts";
import { DashboardPage } from "#app/components/dashboard/dashboard-page.tsx";
import { Panel } from "#app/components/dashboard/panel.tsx";
import { factsContext, servicesContext } from "#app/context.ts";
import { MENU_PATHS, MENU_PLACE_NAMES } from "#app/forms/content/menu-places.ts";
import { readMenuForm } from "#app/forms/content/read-menu.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { viewerOf } from "#app/guards.server.ts";
import type { Handle } from "#app/handle.ts";
import { href } from "#app/locale.ts";
import { oneOf } from "#app/query-shapes.ts";
import { rereadAfterConflict } from "#app/reread-after-conflict.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { footerItems, MAX_FOOTER_COLUMNS } from "#domain/content/footer-menu.ts";
import { readMenu } from "#domain/content/header-menu.ts";
import {
  type DraftEntry,
  entryError,
  hasNested,
  MAX_MENU_ENTRIES,
  MENU_PLACES,
  type MenuPlace,
  storedOf,
} from "#domain/content/menu-draft.ts";
import { listPages } from "#domain/content/pages.server.ts";
import { pathOfPage } from "#domain/content/pages.ts";
import { editedMenu, saveMenu } from "#domain/content/save-menu.server.ts";
import { m } from "#messages/m.ts";
import { formatDateTime } from "#platform/format.ts";
import type { Route } from "./+types/menus";

const PAGES = "paginas-del-sitio";
/** Six fields for each entry of the longer menu, and the fields of the form itself. */
const MAX_FIELDS = 6 * MAX_MENU_ENTRIES.footer + 8;

export const handle = { query: { hecho: oneOf(["guardado"]) } } satisfies Handle;

const placeOf = ({ url }: Request): MenuPlace => (new URL(url).pathname.includes(MENU_PATHS.footer) ? "footer" : "header");

const shownOf = (place: MenuPlace, entries: readonly DraftEntry[]) => (place === "footer" ? footerItems : readMenu)(storedOf(entries));

export async function loader({ context, request }: Route.LoaderArgs) {
  const place = placeOf(request);
  const { db } = context.get(servicesContext);
  const [menu, pages] = await Promise.all([editedMenu(db, place), listPages(db)]);
  return {
    ...menu,
    place,
    ownPages: pages.map(({ slug, name }) => ({ path: pathOfPage(slug), label: name })),
    saved: new URL(request.url).searchParams.get("hecho") !== null,
  };
}

type Said = "moved" | "wrong" | "changed" | "same" | "empty" | "columns";

export async function action({ context, request }: Route.ActionArgs) {
  const place = placeOf(request);
  const routes = context.get(factsContext);
  const own = await listPages(context.get(servicesContext).db);
  const serves = (path: string) => (path.startsWith("/p/") ? own.some(({ slug }) => pathOfPage(slug) === path) : routes.serves(path));
  const { entries, version, act } = readMenuForm(await readForm(request, MAX_FIELDS), MAX_MENU_ENTRIES[place], randomUUID);
  const answer = (status: number, said: Said, errors: MenuErrors = {}) => data({ entries, version, said, errors }, { status });
  if (act === "ver") return answer(200, "moved");
  const errors: MenuErrors = Object.fromEntries(
    entries.flatMap((entry, at) => {
      const error = entryError(entry, { serves, isHeading: place === "footer" && hasNested(entries, at) });
      return error ? [[entry.id, error]] : [];
    }),
  );
  if (Object.keys(errors).length > 0) return answer(422, "wrong", errors);
  // With no entry, the default menu would show, which nobody asked for.
  if (shownOf(place, entries).length === 0) return answer(422, "empty");
  const columns = entries.filter((entry, at) => place === "footer" && entry.active && hasNested(entries, at)).length;
  if (columns > MAX_FOOTER_COLUMNS) return answer(422, "columns");
  const ctx = { ...context.get(servicesContext), actor: `admin:${viewerOf(context).userId}` as const };
  const result = await saveMenu(ctx, { place, entries, version });
  if (result.outcome === "changed") return answer(409, "changed");
  if (result.outcome === "same") return answer(422, "same");
  if (result.outcome === "archived") {
    return answer(422, "wrong", Object.fromEntries(result.ids.map((id) => [id, { field: "url", error: "archived" } as const])));
  }
  throw redirect(href(`${MENU_PATHS[place]}?hecho=guardado`), { status: 303 });
}

export const shouldRevalidate = rereadAfterConflict;

export const meta: Route.MetaFunction = ({ matches }) => dashboardMeta(m.menus_title(), matches);

const NOTES: Readonly<Partial<Record<Said, () => string>>> = {
  wrong: m.menus_wrong,
  same: m.menus_same,
  empty: m.menus_empty,
  columns: () => m.menus_columns({ most: MAX_FOOTER_COLUMNS }),
};

/** The menu of the header or the footer: its entries in order, where each leads, and how it will look. */
export default function AdminMenus({ loaderData, actionData }: Route.ComponentProps) {
  const { place, saved, changedAt } = loaderData;
  const most = MAX_MENU_ENTRIES[place];
  const entries: readonly DraftEntry[] = actionData?.entries ?? loaderData.entries;
  // After a conflict the person has seen the newer version.
  const version = actionData && actionData.said !== "changed" ? actionData.version : loaderData.version;
  const note = actionData && NOTES[actionData.said];
  return (
    <DashboardPage title={m.menus_title()} subtitle={place === "footer" ? m.menus_text_footer({ most }) : m.menus_text({ most })}>
      <Tabs
        label={m.menus_places()}
        items={MENU_PLACES.map((one) => ({ href: href(MENU_PATHS[one]), label: MENU_PLACE_NAMES[one](), current: one === place }))}
      />
      {saved && !actionData && (
        <Note kind="ok" live>
          {m.menus_saved()} <TextLink href={href("/")}>{m.menus_look()}</TextLink>
        </Note>
      )}
      {note && (
        <Note kind={actionData.said === "same" ? "info" : "error"} live>
          {note()}
        </Note>
      )}
      {actionData?.said === "changed" && (
        <ConflictNote>
          <p>{m.lists_conflict_whole()}</p>
          <MenuPreview items={shownOf(place, loaderData.entries)} footer={place === "footer"} />
        </ConflictNote>
      )}
      <Panel title={m.menus_preview()}>
        <MenuPreview items={shownOf(place, entries)} footer={place === "footer"} />
        {actionData?.said === "moved" && <p className="text-ink-2 text-sm">{m.menus_not_saved()}</p>}
      </Panel>
      <Panel title={m.menus_entries()}>
        <p className="-mt-2 text-ink-2 text-sm">
          {changedAt ? m.menus_changed_at({ time: formatDateTime(changedAt) }) : m.menus_never_changed()}
        </p>
        <Form
          key={place + JSON.stringify(entries)}
          method="post"
          noValidate
          preventScrollReset
          className="grid gap-4"
          data-unsaved={actionData !== undefined && actionData.said !== "same"}
        >
          <input type="hidden" name="version" value={version} />
          {/* The Enter key presses a form's first button. */}
          <button type="submit" name="accion" value="ver" hidden />
          <datalist id={PAGES}>
            {[...knownPages(), ...loaderData.ownPages].map(({ path, label }) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </datalist>
          <MenuRows place={place} entries={entries} errors={actionData?.errors ?? {}} pages={PAGES} />
          <p className="flex flex-wrap items-center gap-3">
            <Button type="submit" kind="primary" name="accion" value="guardar">
              {m.menus_save()}
            </Button>
            <Button type="submit" kind="outline" name="accion" value="ver">
              {m.menus_preview_action()}
            </Button>
            {entries.length < most ? (
              <Button type="submit" kind="quiet" icon={<Plus />} name="accion" value="agregar">
                {m.menus_add()}
              </Button>
            ) : (
              <span className="text-ink-2 text-ui">{m.menus_full({ most })}</span>
            )}
          </p>
        </Form>
      </Panel>
    </DashboardPage>
  );
}
