export const PERIODS = ["30", "90", "365"] as const;

/** Returns how many days an address asks about, 90 by default. */
export const periodOf = (request: Request): (typeof PERIODS)[number] =>
  PERIODS.find((period) => period === new URL(request.url).searchParams.get("dias")) ?? "90";
