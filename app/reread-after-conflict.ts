import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * Makes a screen read its data again after 409, so that it shows what somebody else did and its form carries the version that is shown.
 * React Router reads nothing again after a refusal. After 422 that is right: a form would silently take a version that nobody saw.
 */
export const rereadAfterConflict = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate;
