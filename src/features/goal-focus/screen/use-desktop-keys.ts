import { useEffect, useEffectEvent } from 'react';
import { type DesktopAction, desktopActionOf } from '../model/keys.ts';

const TYPING =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="slider"]';
const PRESSABLE = 'a, button, [role="button"]';

/** The desktop's keys: F, E, space and arrows. Fields, dialogs and focused buttons keep their own keys. */
export function useDesktopKeys(perform: (action: DesktopAction) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || target?.closest(TYPING)) return;
    const action = desktopActionOf(event, target?.closest(PRESSABLE) !== null && target !== null);
    if (action === null) return;
    event.preventDefault();
    perform(action);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
