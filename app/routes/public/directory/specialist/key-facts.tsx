import { KeyFact, KeyFactList } from "#app/components/directory/key-fact.tsx";
import { languageList } from "#app/components/directory/language-list.ts";
import type { SpecialistDetail } from "#domain/directory/specialist-detail.ts";
import { m } from "#messages/m.ts";
import { formatDate } from "#platform/format.ts";

/** Shows years, languages and what was checked, in this order. Where a fact is missing, the page says so. */
export function SpecialistFacts({ specialist: { years, spoken, verified, verifiedOn } }: { specialist: SpecialistDetail }) {
  const languages = languageList(
    spoken.map(({ code }) => code),
    spoken,
  );
  return (
    <KeyFactList>
      <KeyFact
        label={m.profile_experience()}
        value={years === null ? null : m.profile_experience_years({ count: years })}
        missing={m.profile_not_informed()}
        basis={years === null ? "" : m.profile_experience_basis()}
      />
      <KeyFact
        label={m.profile_languages()}
        value={languages || null}
        missing={m.profile_not_informed()}
        basis={languages ? m.profile_languages_basis() : ""}
      />
      <KeyFact
        label={verifiedOn ? m.profile_verified_on() : m.compare_verification()}
        value={verifiedOn ? formatDate(verifiedOn) : verified ? m.profile_verified() : null}
        missing={m.profile_unverified()}
        basis={verified ? m.profile_verified_basis() : m.profile_unverified_basis()}
      />
    </KeyFactList>
  );
}
