import type { DeviceType } from "#domain/identity/device.ts";
import { m } from "#messages/m.ts";
import { type ChoiceNames, nameOf } from "./choice-names.ts";

const KINDS: ChoiceNames<DeviceType> = {
  desktop: m.identity_device_desktop,
  mobile: m.identity_device_mobile,
  tablet: m.identity_device_tablet,
};

/** Names a device as far as the browser tells: «Teléfono, Chrome en Android» */
export function deviceName({ deviceType, browser, os }: { deviceType: string | null; browser: string | null; os: string | null }): string {
  const kind = nameOf(KINDS, deviceType ?? "") ?? m.identity_device_desktop();
  if (browser && os) return m.identity_device_full({ kind, browser, os });
  return browser || os ? `${kind}, ${browser ?? os}` : kind;
}
