import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max";

export interface ReadPhone {
  /** The number as typed when it cannot be read as one of any country. */
  dialable: string;
  e164: string | null;
  valid: boolean;
}

/** «Otro» of the list of countries, whose own numbering nobody knows. */
const UNLISTED_COUNTRY = "ZZ";

/**
 * Reads a number as somebody in this country would dial it, then as an international one without its plus, then as a local
 * Dominican one: people who live abroad often leave the number of their family here. A number that only looks like one is
 * taken for one of the person's own country, never of another that they did not choose.
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
