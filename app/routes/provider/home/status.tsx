import { Note } from "#app/ui/note.tsx";
import type { Listing } from "#domain/listing/listing-facts.server.ts";
import { m } from "#messages/m.ts";

/** Says that our team has the profile, or why it was returned. */
export function Status({ listing: { facts, returnedReason, before } }: { listing: Listing }) {
  if (facts.status === "pending") {
    return (
      <Note kind="caution">
        <h2 className="title-5">{m.listing_pending_title()}</h2>
        <p>{m.listing_pending_before({ count: before })}</p>
      </Note>
    );
  }
  if (facts.status === "returned") {
    return (
      <Note kind="error">
        <h2 className="title-5">{m.listing_returned_title()}</h2>
        <p>{returnedReason ?? m.listing_returned_none()}</p>
      </Note>
    );
  }
  return null;
}
