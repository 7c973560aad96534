import { nameOfWording, SEEN_WORDING, type ShownWording } from "#app/forms/seen-wording.ts";

/** A hidden field with the wording of a consent that a form shows. There is none while it is the default, with the default name. */
export function SeenWording(shown: ShownWording) {
  const name = nameOfWording(shown);
  return name && <input type="hidden" name={SEEN_WORDING} value={name} />;
}
