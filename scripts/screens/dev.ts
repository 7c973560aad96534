import { at, type Screen } from "./screen.ts";

export const devScreens: readonly Screen[] = [
  { name: "components", open: at("/dev/componentes") },
  { name: "components-dark", open: at("/dev/componentes"), dark: true },
  { name: "mails", open: at("/dev/correo") },
];
