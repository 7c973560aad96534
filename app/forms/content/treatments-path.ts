/** The treatments alone have an address of their own. */
export const TREATMENTS_PATH = "/admin/treatments";

/** Returns whether an address is that of the treatments alone. */
export const isOfTreatments = (url: string): boolean => new URL(url).pathname.startsWith(TREATMENTS_PATH);
