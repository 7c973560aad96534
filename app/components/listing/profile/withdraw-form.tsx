import { PlaceField } from "#app/components/listing/place-field.tsx";
import type { AskedChange } from "#domain/listing/profile-change.ts";

/** The form of a waiting change's button. It is beside the form of its section, since forms cannot be nested. */
export function WithdrawForm({ placeId, change }: { placeId: string; change: AskedChange | undefined }) {
  if (change?.state !== "waiting") return null;
  return (
    <form id={`retirar-${change.id}`} method="post" className="hidden">
      <PlaceField id={placeId} />
      <input type="hidden" name="retirar" value={change.id} />
    </form>
  );
}
