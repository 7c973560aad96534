import type { ReactNode } from "react";

interface EitherConsentProps {
  /** The choice that was made before; undefined while the form around it asks. */
  askFirst: boolean | undefined;
  /** Draws the sentence of the request, or that of the question alone. */
  children: (askFirst: boolean) => ReactNode;
}

/** Shows the sentence that goes with the choice «Pregunta primero», in the form that asks for it without a script too. */
export function EitherConsent({ askFirst, children }: EitherConsentProps) {
  if (askFirst !== undefined) return children(askFirst);
  return (
    <>
      <span className="group-has-[[value=pregunta]:checked]/lead:hidden">{children(false)}</span>
      <span className="hidden group-has-[[value=pregunta]:checked]/lead:inline">{children(true)}</span>
    </>
  );
}
