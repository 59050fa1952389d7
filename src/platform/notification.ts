/** Asks the visitor to allow notifications of the system. Call from a user gesture. False when they are not allowed. */
export async function askToNotify(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** Whether the visitor can still be asked, and has neither allowed nor refused notifications. */
export function canAskToNotify(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'default';
}

/** Whether notifications of the system are allowed now. */
export function mayNotify(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}

/** Shows a notification of the system where it is allowed. A later one of the same tag replaces it. */
export async function showNotification(
  title: string,
  options: { readonly body: string; readonly tag: string },
): Promise<void> {
  if (!mayNotify()) return;
  try {
    new Notification(title, options);
  } catch {
    // Phones only allow it through the service worker.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(title, options).catch(() => undefined);
  }
}
