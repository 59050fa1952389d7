/** The first gamepad that is connected, as it is at this moment; null where there is none, or it may not be read. */
export function currentGamepad(): Gamepad | null {
  try {
    return navigator.getGamepads?.().find((gamepad) => gamepad?.connected === true) ?? null;
  } catch {
    return null;
  }
}

/** Calls `handler` when a gamepad comes or goes. */
export function onGamepadChange(handler: () => void): () => void {
  window.addEventListener('gamepadconnected', handler);
  window.addEventListener('gamepaddisconnected', handler);
  return () => {
    window.removeEventListener('gamepadconnected', handler);
    window.removeEventListener('gamepaddisconnected', handler);
  };
}
