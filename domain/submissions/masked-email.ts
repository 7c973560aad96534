/** Returns «m•••••@correo.com»: enough for its owner to recognize it. */
export function maskedEmail(email: string): string {
  return email.replace(/^(.).*@/u, "$1•••••@");
}
