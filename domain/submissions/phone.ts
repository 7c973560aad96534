import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

export interface ReadPhone {
  /** The number as typed, if it is no number of any country. */
  dialable: string;
  e164: string | null;
  valid: boolean;
}

/** «Otro» in the list of countries. Its numbering is unknown. */
const UNLISTED_COUNTRY = "ZZ";

/**
 * Reads a number as somebody in this country would dial it, then as an international one without its plus, then as a local Dominican
 * one, since people who live abroad often leave the number of their family here. A number that may belong to several countries is read
 * as one of the person's own country, and never of another that they did not choose.
 */
export function readPhone(text: string, countryCode: string | null): ReadPhone {
  const region: CountryCode = countryCode !== null && isSupportedCountry(countryCode) ? countryCode : "DO";
  const unlisted = countryCode === UNLISTED_COUNTRY;
  const digits = text.replace(/\D/g, "");
  const readings = text.trim().startsWith("+")
    ? [parsePhoneNumberFromString(text)]
    : [
        parsePhoneNumberFromString(text, region),
        parsePhoneNumberFromString(`+${digits.replace(/^00/, "")}`),
        parsePhoneNumberFromString(text, "DO"),
      ];
  const valid = readings.find((number) => number?.isValid());
  const read = valid ?? readings.find((number) => number?.isPossible() && !(unlisted && number.country === "DO"));
  return { dialable: read?.number ?? text, e164: read?.number ?? null, valid: valid !== undefined };
}
