import type { ReactNode } from "react";

interface FormHeadingProps {
  id: string;
  /** True on the page that answers a sent form. */
  returned: boolean;
  className: string;
  children: ReactNode;
}

/**
 * The heading of a plain form. On the page that answers the form the browser focuses it: a fragment in the form's address would do the
 * same, but would stay in the address of the page that a redirect leads to.
 */
export function FormHeading({ id, returned, className, children }: FormHeadingProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the visitor has just sent this form, and its answer stands here
    <h2 id={id} tabIndex={returned ? -1 : undefined} autoFocus={returned} className={className}>
      {children}
    </h2>
  );
}
