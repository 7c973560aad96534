/** `unsupported`: this browser shows nothing while the page is closed. `denied`: the person or their settings refused. */
export type SubscribeFailure = "unsupported" | "denied" | "failed";

export interface MadeSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Asks the browser for its person's consent, and then for a subscription. */
export async function subscribe(publicKey: string): Promise<MadeSubscription | SubscribeFailure> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unsupported";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    // A subscription made with another key cannot be changed, so it ends first.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint = "", keys = {} } = made.toJSON();
    return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
  } catch {
    return "failed";
  }
}

/** Ends the subscription of this browser, if it has one. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
