import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { Pills } from "./pills.tsx";

/** Returns the ids that something refers to and that no element has. */
function dangling(html: string) {
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
  const pointed = [...html.matchAll(/(?:for|aria-describedby|aria-labelledby)="([^"]+)"/g)].flatMap((match) => match[1]!.split(" "));
  return { pointed: pointed.length, missing: pointed.filter((id) => !ids.has(id)) };
}

test("label, hint and error of a field point at what exists", () => {
  const html = renderToStaticMarkup(
    <Field label="Correo" hint="Con arroba" error="Falta la arroba" required>
      {(control) => <Input {...control} name="email" />}
    </Field>,
  );
  expect(dangling(html)).toEqual({ pointed: 3, missing: [] });
  expect(html).toContain('aria-invalid="true"');
});

test("a field without error is not called invalid and describes nothing", () => {
  const html = renderToStaticMarkup(<Field label="Correo">{(control) => <Input {...control} />}</Field>);
  expect(html).not.toMatch(/aria-invalid="|aria-describedby/);
});

test("a group of choices and a consent carry their error too", () => {
  const html = renderToStaticMarkup(
    <>
      <Pills name="medio" legend="Medio" error="Elige uno" required options={[{ value: "a", label: "A" }]} />
      <Checkbox name="acepto" label="Acepto" error="Falta" />
    </>,
  );
  expect(dangling(html)).toEqual({ pointed: 3, missing: [] });
});

test("a consent leaves the server unticked", () =>
  expect(renderToStaticMarkup(<Checkbox name="acepto" label="Acepto" />)).not.toContain("checked"));
