import { accountScreens } from "./account.ts";
import { adminScreens } from "./admin.ts";
import { adminTextScreens } from "./admin-texts.ts";
import { devScreens } from "./dev.ts";
import { linkScreens } from "./link.ts";
import { patientScreens } from "./patient.ts";
import { providerScreens } from "./provider.ts";
import { publicScreens } from "./public.ts";
import { reviewerScreens } from "./reviewer.ts";
import type { Screen } from "./screen.ts";
import { topUpScreens } from "./top-ups.ts";
import { walletScreens } from "./wallet.ts";

const inBothThemes = (screen: Screen): Screen[] => [
  { ...screen, audited: true },
  { ...screen, audited: true, name: `${screen.name}-dark`, dark: true },
];

/** Every screen. Those of accounts and dashboards are photographed in both themes, and checked for barriers in each of their states. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...linkScreens,
  ...devScreens,
  ...[
    ...accountScreens,
    ...adminScreens,
    ...adminTextScreens,
    ...patientScreens,
    ...providerScreens,
    ...reviewerScreens,
    ...topUpScreens,
    ...walletScreens,
  ].flatMap(inBothThemes),
];
