import type { ConsentWording } from "#domain/settings/consent-wording.ts";

export const SEEN_WORDING = "redaccion";

/** Says which wording of a consent a form shows; nothing while it is that of the release. */
export const SeenWording = ({ written }: { written: ConsentWording | null }) =>
  written && <input type="hidden" name={SEEN_WORDING} value={written.version} />;
