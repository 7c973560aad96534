import type { Leave, Sight } from "./leave.ts";
import type { SubjectKind } from "./subject.ts";

const given = new WeakSet<Leave>();

/** Makes a leave. Only access modules, which decide who may see what, may call it; the import rules forbid it to everything else. */
export function giveLeave<K extends SubjectKind, S extends Sight>(kind: K, id: string, sight: S): Leave<K, S> {
  const leave = { kind, id, sight } as Leave<K, S>;
  given.add(leave);
  return leave;
}

/** Throws for an object that was cast to a leave, since no access module gave it. */
export function mustBeGiven(leave: Leave): void {
  if (!given.has(leave)) throw new Error(`Nobody gave leave to open this ${leave.kind}: ask its access module.`);
}
