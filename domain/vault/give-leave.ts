import type { Leave, Sight } from "./leave.ts";
import type { SubjectKind } from "./subject.ts";

/** Makes a leave. Only access modules may call it, which decide who may see what; the import rules keep it from everybody else. */
export const giveLeave = <K extends SubjectKind, S extends Sight>(kind: K, id: string, sight: S): Leave<K, S> =>
  ({ kind, id, sight }) as Leave<K, S>;
