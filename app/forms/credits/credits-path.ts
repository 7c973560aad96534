export const CREDITS_PATH = "/dashboard/admin/creditos";

/** The page that gives a center credit by hand. */
export const creditPath = (providerId: string): string => `${CREDITS_PATH}/${providerId}`;
