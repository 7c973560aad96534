import { describe, expect, test } from "vitest";
import { button, center, errors, field, host, others, press, reachTheEnd, server, show, withLeadForm } from "#tests/support/lead-form.tsx";

withLeadForm();

describe("permissions", () => {
  test("start empty, each names whom it is for, and without the first nothing goes", async () => {
    await reachTheEnd();
    expect([...host.querySelectorAll<HTMLInputElement>("[type=checkbox]")].map(({ checked }) => checked)).toEqual([false, false, false]);
    expect(host.textContent).toContain("Acepto que Cuna envíe esta solicitud a Clínica Luna para que me responda.");
    expect(host.textContent).toContain(
      "También quiero que Cuna envíe esta solicitud a Instituto Marea y Clínica Coral para que me respondan.",
    );
    expect(host.textContent).toContain("Clínica Coral aún no está en Cuna: le avisamos.");
    await press(button("Enviar solicitud"));
    expect(errors()).toEqual(["Marca esta casilla para que podamos enviar tu solicitud"]);
    expect(document.activeElement).toBe(field("consentimiento"));
    expect(server.sent).toHaveLength(0);
  });

  test("for names that change are asked anew", async () => {
    await reachTheEnd();
    await press(field("consentimientoOtros"));
    await press(button("Tu consulta"));
    server.preview = { ...server.preview, receivers: [center, others[0]], token: "another-token" };
    await press(field("tratamiento", "ICSI"));
    expect(field("consentimientoOtros").checked).toBe(false);
    expect(field("receptores").value).toBe("another-token");
  });

  test("whoever wants one answer is shown no others", async () => {
    await reachTheEnd();
    await press(field("recibirMasRespuestas", "no"));
    expect(field("consentimientoOtros")).toBeNull();
    expect(field("receptores")).toBeNull();
  });

  test("a center that does not offer what is looked for is not asked for", async () => {
    server.preview = { origin: null, receivers: others, originPassedOver: "service_not_offered", token: "a-token" };
    await reachTheEnd();
    expect(host.textContent).toContain("Según su ficha, Clínica Luna no ofrece lo que buscas.");
    expect(host.textContent).toContain("Acepto que Cuna envíe esta solicitud a Instituto Marea y Clínica Coral");
  });

  test("without a center the names come with the treatment, and none is agreed to before", async () => {
    await show({ variant: "default", center: undefined });
    expect(field("consentimiento")).toBeNull();
    expect(button("Ver los centros y continuar")).toBeDefined();
    server.preview = { origin: null, receivers: others, originPassedOver: null, token: "a-token" };
    await press(field("tratamiento", "FIV"));
    expect(server.asked.at(-1)).toBe("/api/derivacion?servicio=fiv&pais=Rep%C3%BAblica+Dominicana");
    expect(host.textContent).toContain("Acepto que Cuna envíe esta solicitud a Instituto Marea y Clínica Coral");
    expect(button("Enviar solicitud")).toBeDefined();
  });

  test("advice goes to our own team", async () => {
    await show({ variant: "card", kind: "advice", center: undefined });
    expect(host.textContent).toContain("Acepto que el equipo de Cuna reciba estos datos para orientarme.");
    expect(server.asked).toEqual([]);
  });
});
