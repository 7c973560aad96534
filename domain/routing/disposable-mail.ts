/**
 * The most frequent disposable mail services. The list is short on purpose: a missing one costs a few points of accuracy, a wrong one
 * costs a patient.
 */
const DISPOSABLE: ReadonlySet<string> = new Set(
  `0-mail.com 10minutemail.com 10minutemail.net 20minutemail.com 33mail.com anonbox.net burnermail.io byom.de crazymailing.com
  deadaddress.com discard.email discardmail.com dispostable.com dropmail.me emailfake.com emailondeck.com fakeinbox.com fakemail.net
  fakemailgenerator.com getairmail.com getnada.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info
  guerrillamail.net guerrillamail.org guerrillamailblock.com harakirimail.com inboxkitten.com incognitomail.org jetable.org
  luxusmail.org mail-temp.com mail-temporaire.fr mailcatch.com maildrop.cc mailexpire.com mailinator.com mailinator.net mailnesia.com
  mailnull.com mailpoof.com mailsac.com mailtemp.net mintemail.com mohmal.com moakt.com mytemp.email mytrashmail.com nada.email
  no-spam.ws owlymail.com pokemail.net sharklasers.com shitmail.me spam4.me spamgourmet.com spambox.us temp-mail.io temp-mail.org
  tempail.com tempinbox.com tempmail.com tempmail.dev tempmail.net tempmailaddress.com tempmailo.com tempr.email throwawaymail.com
  tmail.io tmpmail.net tmpmail.org trash-mail.com trashmail.com trashmail.de trashmail.me trashmail.net wegwerfmail.de yopmail.com
  yopmail.fr yopmail.net`.split(/\s+/),
);

export function isDisposable(domain: string): boolean {
  const labels = domain.toLowerCase().split(".");
  return labels.some((_, index) => DISPOSABLE.has(labels.slice(index).join(".")));
}
