let started = false;

/** Loads the measuring for a visitor who agreed to it, now or on an earlier page. Others never download it. */
export async function startMeasuring(agreed = document.documentElement.dataset.measure !== undefined) {
  if (!agreed || started) return;
  started = true;
  const { measure } = await import("../measure/measure.ts");
  measure();
}
