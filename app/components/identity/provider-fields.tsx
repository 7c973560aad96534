import Check from "lucide-react/icons/check";
import { useState } from "react";
import type { RegisterErrors, RegisterValues } from "#app/forms/identity/register-form.server.ts";
import { Below, Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Select } from "#app/ui/select.tsx";
import { m } from "#messages/m.ts";
import { sentence } from "./register-fields.tsx";

interface Service {
  id: string;
  name: string;
  category: string;
}

interface Props {
  cities: readonly string[];
  services: readonly Service[];
  values: RegisterValues | undefined;
  errors: RegisterErrors;
}

/** The kind, the name and the place of a profile. */
export function ProfileFields({ cities, values, errors }: Omit<Props, "services">) {
  const types = [
    { value: "clinic", label: m.identity_profile_clinic() },
    { value: "doctor", label: m.identity_profile_doctor() },
    { value: "specialist", label: m.identity_profile_specialist() },
  ];
  const { profileName } = errors;
  return (
    <>
      <Field required id="tipo" label={m.identity_profile_type()} error={errors.profileType && m.identity_error_profile_type()}>
        {(wiring) => <Select {...wiring} name="tipo" options={types} defaultValue={values?.profileType ?? "clinic"} />}
      </Field>
      <Field
        required
        id="perfil"
        label={m.identity_profile_name()}
        error={profileName && sentence(profileName, m.identity_error_profile_name_empty())}
      >
        {(wiring) => <Input {...wiring} name="perfil" autoComplete="organization" defaultValue={values?.profileName} />}
      </Field>
      <Field id="ciudad" label={m.identity_city()} error={errors.city && m.identity_error_city()}>
        {(wiring) => (
          <Select
            {...wiring}
            name="ciudad"
            placeholder={m.identity_city_empty()}
            options={cities.map((city) => ({ value: city, label: city }))}
            defaultValue={values?.city ?? ""}
          />
        )}
      </Field>
    </>
  );
}

/** Services as pills in their groups, with the number of selected ones. */
export function ServiceFields({ services, values, errors }: Omit<Props, "cities">) {
  const chosen = values?.services ?? [];
  const error = errors.services && m.identity_error_services();
  const [count, setCount] = useState(chosen.length);
  const categories = [...new Set(services.map(({ category }) => category))];
  return (
    <fieldset
      id="servicios"
      aria-describedby={error ? "servicios-error" : "servicios-hint"}
      className="grid gap-4 border-t pt-6"
      onChange={({ currentTarget }) => setCount(currentTarget.querySelectorAll(":checked").length)}
    >
      <legend className="sr-only">{m.identity_services()}</legend>
      <div className="flex items-center justify-between gap-3">
        <p aria-hidden className="title-3 text-[1.4375rem]">
          {m.identity_services()}
        </p>
        <p role="status" className="rounded-full bg-tonal px-3 py-1 font-semibold text-on-tonal text-sm">
          {m.identity_services_count({ count })}
        </p>
      </div>
      {categories.map((category) => (
        <div key={category} className="grid gap-2">
          <p className="font-medium text-ink-2">{category}</p>
          <div className="flex flex-wrap gap-2">
            {services
              .filter((service) => service.category === category)
              .map(({ id, name }) => (
                <label
                  key={id}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full border-[1.5px] border-line-strong bg-surface px-4 font-medium has-checked:border-brand has-checked:bg-tint has-checked:text-on-tonal has-checked:edge-brand has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 hover:border-brand"
                >
                  <input type="checkbox" name="servicios" value={id} defaultChecked={chosen.includes(id)} className="peer sr-only" />
                  <Check className="hidden size-4.5 peer-checked:block" />
                  {name}
                </label>
              ))}
          </div>
        </div>
      ))}
      <Below id="servicios" hint={m.identity_services_hint()} error={error} />
    </fieldset>
  );
}
