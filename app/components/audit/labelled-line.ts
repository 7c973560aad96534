import { SETTING_SECTIONS, settingWords } from "#app/forms/settings/sections.ts";
import type { LogLine } from "#domain/operations/log-queries.server.ts";

/** Returns a change of a setting with the field names of its form, and any other line unchanged. */
export function labelledLine(line: LogLine): LogLine {
  const fields = line.subjectType === "setting" ? SETTING_SECTIONS.find(({ key }) => key === line.subjectId)?.fields : undefined;
  if (!fields) return line;
  const rename = (values: unknown) =>
    Object.fromEntries(
      Object.entries((values ?? {}) as Record<string, string | undefined>).map(([path, value]) => {
        const field = fields.find((one) => one.path === path);
        return field ? [field.label(), field.box ? settingWords(field, value) : value] : [path, value];
      }),
    );
  return { ...line, detail: { ...line.detail, before: rename(line.detail.before), after: rename(line.detail.after) } };
}
