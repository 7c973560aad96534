/** Makes a file of an old spreadsheet: 500 rows in Windows-1252 with semicolons, 40 of which have one of five mistakes. */
export function oldSpreadsheet(mark: string): Buffer {
  const rows = Array.from({ length: 500 }, (_, i) => {
    const at = i + 2;
    const city = at >= 212 && at < 226 ? "Sto. Dgo." : "Santiago";
    const tel = at >= 300 && at < 311 ? "555-01" : "809-555-0117";
    const name = at >= 331 && at < 336 ? '"=HYPERLINK(""http://x.example"")"' : `Clínica ${mark} ${at >= 400 && at < 408 ? 399 : at}`;
    const services = at === 450 || at === 451 ? "FIV, Brujería" : "FIV, ICSI";
    return `${name};centro;${city};${tel};${services};citas${at}@${mark}.example;nada`;
  });
  return Buffer.from(["nombre_comercial;tipo;ciudad;tel;serv;correo;web_o_ig", ...rows].join("\r\n"), "latin1");
}

/** Makes a file of centers with the required columns. */
export const centersCsv = (...rows: string[]): Buffer => Buffer.from(["tipo,nombre,ciudad,servicios,email,sitio_web", ...rows].join("\n"));
