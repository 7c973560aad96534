import type { Page } from "playwright-core";
import type { Person } from "./sign-ins.ts";

export interface Visit {
  page: Page;
  url: string;
  width: number;
  /** The site's data folder, for commands of its operators. */
  dataDir: string;
}

export interface Open {
  (visit: Visit): Promise<void>;
  /** The address, if it is known beforehand. */
  readonly path?: string;
}

export interface Screen {
  name: string;
  /** Brings the page into the state of the picture. */
  open: Open;
  /** The pattern of the address where `open` ends by following links: `/dashboard/admin/reclamos/:id`. */
  shows?: string;
  /** Undoes what `open` changed, for the following screens. */
  leave?(visit: Visit): Promise<void>;
  /** The person who is signed in. */
  as?: Person;
  dark?: boolean;
  /** True to check for barriers too, on screens that no test of pages finds by itself. */
  audited?: boolean;
  cookieBar?: boolean;
  /** True to photograph only what is in view, for dialogs and drawers. */
  viewportOnly?: boolean;
}

export const at = (path: string): Open => Object.assign(async ({ page, url }: Visit) => void (await page.goto(url + path)), { path });

/** Fills in fields by name in the part of the page that `scope` selects. */
export async function fill(page: Page, scope: string, values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values)) await page.locator(`${scope} [name="${name}"]`).fill(value);
}
