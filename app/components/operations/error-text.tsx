import { m } from "#messages/m.ts";

/** An error message, which may contain no spaces. */
export const ErrorText = ({ text }: { text: string | null }) => (
  <span className="[overflow-wrap:anywhere]">{text ?? m.operations_none()}</span>
);
