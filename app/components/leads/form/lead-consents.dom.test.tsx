import { describe, expect, test } from "vitest";
import {
  button,
  center,
  errors,
  field,
  fillConsultation,
  host,
  others,
  press,
  reachTheEnd,
  server,
  show,
  type,
  withLeadForm,
} from "#tests/support/lead-form.tsx";

withLeadForm();

const boxes = () => [...host.querySelectorAll<HTMLInputElement>("[name=centros]")];

describe("permissions", () => {
  test("start empty, each names whom it is for, and without the first nothing goes", async () => {
    await reachTheEnd();
    expect([...host.querySelectorAll<HTMLInputElement>("[type=checkbox]")].map(({ checked }) => checked)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(host.textContent).toContain("Acepto que Cuna envíe esta solicitud a Clínica Luna para que me responda.");
    expect(boxes().map(({ value, labels }) => [value, labels![0]!.textContent!.trim()])).toEqual(others.map(({ id, name }) => [id, name]));
    expect(host.textContent).toContain("Clínica Coral aún no está en Cuna: le avisamos.");
    await press(button("Enviar solicitud"));
    expect(errors()).toEqual(["Marca esta casilla para que podamos enviar tu solicitud"]);
    expect(document.activeElement).toBe(field("consentimiento"));
    expect(server.sent).toHaveLength(0);
  });

  test("beside each box stands what helps to decide, or that it is missing", async () => {
    await reachTheEnd();
    const [marea, coral] = boxes().map((box) => box.closest("li")!.textContent);
    for (const fact of ["Santiago", "Verificado", "US$ 4800", "FIV con óvulos propios, mar 2026", "41", "Español, Inglés"])
      expect(marea).toContain(fact);
    expect(coral).toContain("PrecioNo informado");
    expect(coral).toContain("IdiomasNo informado");
  });

  test("only the ticked centers are sent, and what each pays is said before", async () => {
    await reachTheEnd();
    expect(host.textContent).toContain("Cada centro paga a Cuna US$ 13 por abrir tu solicitud y ver tu contacto, o US$ 18 si es el único");
    await press(field("consentimiento"));
    await press(boxes()[1]!);
    server.answers.push({ outcome: "accepted", location: "/solicitud-enviada" });
    await press(button("Enviar solicitud"));
    expect(server.sent.map((sent) => sent.getAll("centros"))).toEqual([["id-of-coral"]]);
  });

  test("for names that change are asked again", async () => {
    await reachTheEnd();
    await press(boxes()[0]!);
    await press(button("Qué buscas"));
    server.preview = { ...server.preview, receivers: [center, others[0]], token: "another-token" };
    await press(field("tratamiento", "ICSI"));
    expect(boxes().map(({ checked }) => checked)).toEqual([false]);
    expect(field("receptores").value).toBe("another-token");
  });

  test("a person who wants one answer is shown no others", async () => {
    await reachTheEnd();
    await press(field("recibirMasRespuestas", "no"));
    expect(boxes()).toEqual([]);
    expect(field("receptores")).toBeNull();
  });

  test("a center that does not offer what is looked for is not asked for", async () => {
    server.preview = {
      ...server.preview,
      origin: null,
      receivers: others,
      passedOver: [{ slug: center.slug, name: center.name, reason: "service_not_offered", ageLimit: null }],
    };
    await reachTheEnd();
    expect(host.textContent).toContain("Según su perfil, Clínica Luna no ofrece lo que buscas.");
    expect(field("consentimiento")).toBeNull();
    expect(boxes()).toHaveLength(2);
  });

  test("a center that does not treat two men says so beside the question, and names who can have it", async () => {
    server.preview = {
      ...server.preview,
      patientGroup: "pareja-masculina",
      origin: null,
      receivers: others,
      passedOver: [{ slug: center.slug, name: center.name, reason: "patients_not_treated", ageLimit: null }],
    };
    await show();
    await press(field("tratamiento", "FIV"));
    await press(field("estado", "pareja-masculina"));
    expect(server.asked.at(-1)).toContain("atiende=pareja-masculina");
    const told = host.querySelector('[role="group"]:not([hidden]) [role="status"]')!.textContent;
    expect(told).toContain("Según su perfil, Clínica Luna no atiende a parejas de hombres.");
    expect(told).toContain("puedes escribir a Instituto Marea y Clínica Coral");
    expect(host.textContent).toContain("según su perfil");
    expect(host.textContent).toContain("No lo ha dicho");
  });

  test("a center whose published limit excludes her age says so beside the question, and names who can have it", async () => {
    await show();
    await fillConsultation();
    await press(button("Continuar"));
    server.preview = {
      ...server.preview,
      origin: null,
      receivers: others,
      passedOver: [
        { slug: center.slug, name: center.name, reason: "age_not_treated", ageLimit: { eggs: "own", limit: { min: 18, max: 43 } } },
      ],
    };
    await type("anoNacimiento", "1979");
    await press(field("genero", "femenino"));
    expect(server.asked.at(-1)).toContain("anoNacimiento=1979&genero=femenino&subTratamiento=ninguno");
    const told = host.querySelector('[role="group"]:not([hidden]) [role="status"]')!.textContent;
    expect(told).toContain("el límite de edad de Clínica Luna no incluye la tuya. Con óvulos propios: de 18 a 43 años.");
    expect(told).toContain("puedes escribir a Instituto Marea y Clínica Coral");
  });

  test("without a center the names come with the treatment, and one of them has to be ticked", async () => {
    await show({ variant: "inline", center: undefined });
    expect(field("consentimiento")).toBeNull();
    expect(button("Ver los centros y continuar")).toBeDefined();
    server.preview = { ...server.preview, origin: null, receivers: others };
    await press(field("tratamiento"));
    await type("tratamiento", "FIV");
    await press(host);
    expect(server.asked.at(-1)).toBe("servicio=fiv");
    for (const [name, text] of Object.entries({ nombre: "Ana", apellido: "Luna", email: "ana@correo.example", telefono: "+18095550100" }))
      await type(name, text);
    await type("mensaje", "¿Cuánto cuesta?");
    await press(button("Solicitar información"));
    expect(errors()).toEqual(["Marca al menos un centro para que podamos enviar tu solicitud"]);
    expect(document.activeElement).toBe(boxes()[0]);
    expect(server.sent).toHaveLength(0);
    await press(boxes()[0]!);
    expect(errors()).toEqual([]);
    server.answers.push({ outcome: "accepted", location: "/solicitud-enviada" });
    await press(button("Solicitar información"));
    expect(server.sent.map((sent) => sent.getAll("centros"))).toEqual([["id-of-marea"]]);
  });

  test("advice goes to our own team", async () => {
    await show({ variant: "card", kind: "advice", center: undefined });
    expect(host.textContent).toContain("Acepto que el equipo de Cuna reciba estos datos para orientarme.");
    expect(server.asked).toEqual([]);
  });

  test("whose sentences were rewritten in the meantime come back with the new ones, unticked, and all that was typed stays", async () => {
    const wording = { version: "2026-11-23.1", texts: { send: "Lo recibe [centro].", boxes: "Lo reciben:", newsletter: "Quiero guías." } };
    await reachTheEnd();
    for (const box of [field("consentimiento"), boxes()[0]!, field("newsletter")]) await press(box);
    server.answers.push(
      { outcome: "reworded", wording: { site: "Cuna", written: wording } },
      { outcome: "accepted", location: "/solicitud-enviada" },
    );
    await press(button("Enviar solicitud"));
    expect(host.textContent).toContain("Lo recibe Clínica Luna.");
    expect(host.textContent).toContain("El texto de la casilla cambió");
    expect(document.activeElement).toBe(field("consentimiento"));
    expect([...host.querySelectorAll<HTMLInputElement>("[type=checkbox]")].filter(({ checked }) => checked)).toEqual([]);
    await press(field("consentimiento"));
    await press(button("Enviar solicitud"));
    const [before, after] = server.sent.map((sent) => Object.fromEntries(sent));
    expect(before).toMatchObject({ newsletter: "on" });
    expect(before).not.toHaveProperty("redaccion");
    expect(after).toEqual({
      ...Object.fromEntries(Object.entries(before!).filter(([name]) => !["centros", "newsletter"].includes(name))),
      redaccion: wording.version,
    });
  });
});
