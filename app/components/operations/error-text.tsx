import { m } from "#messages/m.ts";

/** What went wrong, in words that may have no spaces. */
export const ErrorText = ({ text }: { text: string | null }) => (
  <span className="[overflow-wrap:anywhere]">{text ?? m.operations_none()}</span>
);
