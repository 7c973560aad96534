import type { ReactNode } from "react";

interface EitherConsentProps {
  /** The earlier choice; undefined when the surrounding form asks for it. */
  askFirst: boolean | undefined;
  /** Draws the sentence for the request, or for the question alone. */
  children: (askFirst: boolean) => ReactNode;
}

/** Shows the sentence that matches the choice «Pregunta primero», in the form that asks for it, also without a script. */
export function EitherConsent({ askFirst, children }: EitherConsentProps) {
  if (askFirst !== undefined) return children(askFirst);
  return (
    <>
      <span className="group-has-[[value=pregunta]:checked]/lead:hidden">{children(false)}</span>
      <span className="hidden group-has-[[value=pregunta]:checked]/lead:inline">{children(true)}</span>
    </>
  );
}
