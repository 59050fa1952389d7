/** The current state of the first connected gamepad; null when there is none or the browser denies access. */
export function currentGamepad(): Gamepad | null {
  try {
    return navigator.getGamepads?.().find((gamepad) => gamepad?.connected === true) ?? null;
  } catch {
    return null;
  }
}

/** Calls `handler` when a gamepad is connected or disconnected. */
export function onGamepadChange(handler: () => void): () => void {
  window.addEventListener('gamepadconnected', handler);
  window.addEventListener('gamepaddisconnected', handler);
  return () => {
    window.removeEventListener('gamepadconnected', handler);
    window.removeEventListener('gamepaddisconnected', handler);
  };
}
