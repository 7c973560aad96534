import Bowser from "bowser";

export type DeviceType = "desktop" | "mobile" | "tablet";

/** A browser's description of itself, as its owner would recognise it. */
export interface Device {
  deviceType: DeviceType;
  browser: string | null;
  os: string | null;
}

export function deviceOf(userAgent: string | null | undefined): Device {
  if (!userAgent) return { deviceType: "desktop", browser: null, os: null };
  const { platform, browser, os } = Bowser.parse(userAgent);
  const { type } = platform;
  return {
    deviceType: type === "mobile" || type === "tablet" ? type : "desktop",
    browser: browser.name || null,
    os: os.name || null,
  };
}
