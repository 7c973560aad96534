/** The address that lists only treatments. */
export const TREATMENTS_PATH = "/admin/treatments";

/** Returns whether an address lists only treatments. */
export const isOfTreatments = (url: string): boolean => new URL(url).pathname.startsWith(TREATMENTS_PATH);
