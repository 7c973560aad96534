import { MAX_LENGTH } from "#domain/listing/profile-sections.ts";
import { m } from "#messages/m.ts";
import type { SectionProps } from "./section-form.tsx";
import { TextField } from "./text-field.tsx";

/** How patients reach the profile, and where we write to. */
export function ContactFields(props: SectionProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...props} name="telefono" label={m.listing_field_telefono()} inputMode="tel" maxLength={30} required />
        <TextField {...props} name="whatsapp" label={m.listing_field_whatsapp()} inputMode="tel" maxLength={30} />
      </div>
      <TextField
        {...props}
        name="email"
        label={m.listing_field_email()}
        hint={m.listing_field_email_hint()}
        inputMode="email"
        maxLength={MAX_LENGTH.email}
        required
      />
      <TextField {...props} name="web" label={m.listing_field_web()} inputMode="url" maxLength={MAX_LENGTH.web} />
    </>
  );
}
