import { nameOfWording, SEEN_WORDING, type ShownWording } from "#app/forms/seen-wording.ts";

/** Says which wording of a consent a form shows; nothing while it is that of the release, with the name that a site begins with. */
export function SeenWording(shown: ShownWording) {
  const name = nameOfWording(shown);
  return name && <input type="hidden" name={SEEN_WORDING} value={name} />;
}
