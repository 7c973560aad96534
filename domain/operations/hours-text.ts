const DAYS = [
  ["mon", "lun"],
  ["tue", "mar"],
  ["wed", "mié"],
  ["thu", "jue"],
  ["fri", "vie"],
  ["sat", "sáb"],
  ["sun", "dom"],
] as const;

/** Writes opening hours in the format of the import: «lun 08:00-17:00; sáb 08:00-12:00». */
export function hoursText(hours: Readonly<Record<string, readonly [string, string]>>): string {
  return DAYS.flatMap(([day, name]) => (hours[day] ? [`${name} ${hours[day][0]}-${hours[day][1]}`] : [])).join("; ");
}
