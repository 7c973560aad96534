/** The screen that shows what a center's search found. */
export const PROVIDER_FIND_PATH = "/dashboard/provider/buscar";

/** The maximum length of a search from every screen of a center. */
export const MAX_PROVIDER_FIND = 80;

interface Hit {
  readonly to: string;
  readonly name: string;
  readonly detail: string | null;
}

/** What a center's search found: requests and the people who sent them, and screens with acts. */
export interface ProviderFound {
  readonly typed: string;
  readonly requests: readonly Hit[];
  readonly places: readonly Hit[];
}
