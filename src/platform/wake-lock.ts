/**
 * Keeps the screen on until the returned function is called. The browser drops the lock while the page is hidden; it is
 * asked for again when the page is visible. Does nothing where the browser has no wake lock or refuses it.
 */
export function keepScreenOn(): () => void {
  let isWanted = true;
  let lock: WakeLockSentinel | null = null;
  const request = async () => {
    if (!isWanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const received = await navigator.wakeLock.request('screen');
      if (isWanted) lock = received;
      else await received.release();
    } catch {
      // Low battery, or a policy of the device.
    }
  };
  const onVisible = () => void request();
  document.addEventListener('visibilitychange', onVisible);
  void request();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', onVisible);
    lock?.release().catch(() => undefined);
  };
}
