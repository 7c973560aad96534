import { FindBar, FindLink } from "#app/components/dashboard/find-bar.tsx";
import { MAX_FIND } from "#app/forms/desk/found.ts";
import { m } from "#messages/m.ts";

export const FIND_PATH = "/dashboard/admin/buscar";

/** Searches requests, centers, people and texts from every screen of administration. */
export const AdminSearch = () => <FindBar path={FIND_PATH} label={m.find_bar()} maxLength={MAX_FIND} posts />;

export const AdminSearchLink = () => <FindLink path={FIND_PATH} />;
