/** A hidden field with the id of the center that a form is about. */
export const PlaceField = ({ id }: { id: string }) => <input type="hidden" name="centro" value={id} />;
