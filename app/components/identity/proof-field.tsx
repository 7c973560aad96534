import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import type { RefusedProof } from "#domain/identity/ways-in.server.ts";
import { m } from "#messages/m.ts";
import { proofSentence } from "./account-errors.ts";

interface Props {
  secondFactor: boolean;
  refused: RefusedProof | undefined;
}

/** Asks who is signed in to prove it again: the code of their application, or the password of an account without one. */
export function ProofField({ secondFactor, refused }: Props) {
  const error = refused && proofSentence(refused, secondFactor);
  return (
    <Field
      label={secondFactor ? m.identity_proof_code() : m.identity_proof_password()}
      hint={secondFactor ? m.identity_proof_code_hint() : m.identity_proof_password_hint()}
      error={error}
      required
    >
      {(control) =>
        secondFactor ? (
          <Input {...control} name="prueba" inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
        ) : (
          <Input {...control} name="prueba" type="password" autoComplete="current-password" />
        )
      }
    </Field>
  );
}
