import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { matchesMedia } from '../hooks/use-media-query.ts';
import { Hint } from './Hint.tsx';

interface HintedControl {
  /** Whether a mouse points at the control or the keyboard focuses it. */
  readonly isHeld: boolean;
  /** For the control. Only for pointers that hover and for keyboard focus: after a tap, nothing would end the hint. */
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerLeave: () => void;
    readonly onPointerDown: () => void;
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  readonly hint: ReactNode;
}

/** A hint of the shell, which has no room for a tooltip of the kit. It shows only where the media query `within` holds. */
export function useHint(text: string, within?: string): HintedControl {
  const [held, setHeld] = useState<HTMLElement | null>(null);
  const release = () => setHeld(null);
  return {
    isHeld: held !== null,
    handlers: {
      onPointerEnter: ({ currentTarget, pointerType }) => pointerType !== 'touch' && setHeld(currentTarget),
      onPointerLeave: release,
      onPointerDown: release,
      onFocus: ({ currentTarget }) => currentTarget.matches(':focus-visible') && setHeld(currentTarget),
      onBlur: release,
      onKeyDown: (event) => event.key === 'Escape' && release(),
    },
    // Asked when it is held: a subscription would render every control once more at the start of a page.
    hint: held !== null && (within === undefined || matchesMedia(within)) && <Hint anchor={held} text={text} />,
  };
}
