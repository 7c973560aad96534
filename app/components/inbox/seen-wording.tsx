/** A wording that an administrator wrote, or null while that of the release is in force. */
type Written = { version: string } | null | undefined;

const SEEN_WORDING = "redaccion";

/** Says which wording of a consent a form shows; nothing while it is that of the release. */
export const SeenWording = ({ written }: { written: Written }) =>
  written && <input type="hidden" name={SEEN_WORDING} value={written.version} />;

/** Returns whether a posted form showed the wording in force: what was ticked beside another one is no permission. */
export const hasSeen = (raw: Readonly<Record<string, unknown>>, written: Written): boolean =>
  (raw[SEEN_WORDING] ?? "") === (written?.version ?? "");
