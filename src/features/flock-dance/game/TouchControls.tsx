import BoltIcon from '@mui/icons-material/Bolt';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { GLASS_PRESSED, GLASS_SHADOW, THIN_GLASS } from '../palette.ts';
import { copy } from './copy.ts';
import { DirectionPad } from './DirectionPad.tsx';
import type { PadSide } from './pad-side-store.ts';
import type { SteeringDevice } from './steering-device.ts';

interface TouchControlsProps {
  readonly device: SteeringDevice;
  readonly side: PadSide;
  /** Whether the control panel stays at the bottom; pad and boost button then stand above it. */
  readonly isRaised: boolean;
}

/** Pad and boost button in the lower corners. Touching them does not move the focus. */
export function TouchControls({ device, side, isRaised }: TouchControlsProps) {
  const corners = useRef<HTMLDivElement>(null);
  usePlainTouches(corners);
  return (
    <Corners ref={corners} data-quiet data-color-scheme="dark" data-side={side} data-raised={isRaised}>
      <DirectionPad device={device} />
      <BoostButton device={device} />
    </Corners>
  );
}

function BoostButton({ device }: { readonly device: SteeringDevice }) {
  const onKey = (event: KeyboardEvent, isDown: boolean) => {
    if (event.code === 'Space' || event.code === 'Enter') device.boost(isDown);
  };
  const onDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    device.boost(true);
  };
  const onUp = () => device.boost(false);
  return (
    <Boost
      onPointerDown={onDown}
      onPointerUp={onUp}
      onPointerCancel={onUp}
      onLostPointerCapture={onUp}
      onKeyDown={(event) => onKey(event, true)}
      onKeyUp={(event) => onKey(event, false)}
      onBlur={onUp}
    >
      <BoltIcon />
      {copy.pad.boost}
    </Boost>
  );
}

/** Keeps touches on `element` from opening a menu, selecting text and zooming. */
function usePlainTouches(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = element.current;
    if (area === null) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    area.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    // Only preventing the touch itself stops a long press from selecting and a double tap from zooming.
    area.addEventListener('touchstart', refuse, { signal, passive: false });
    return () => listeners.abort();
  }, [element]);
}

function refuse(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault();
}

const Corners = styled('div')(({ theme }) => ({
  position: 'absolute',
  left: `calc(${theme.spacing(1.5)} + env(safe-area-inset-left))`,
  right: `calc(${theme.spacing(1.5)} + env(safe-area-inset-right))`,
  bottom: `calc(${theme.spacing(2)} + env(safe-area-inset-bottom))`,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTouchCallout: 'none',
  color: theme.vars.palette.text.primary,
  '&[data-side="right"]': { flexDirection: 'row-reverse' },
  '&[data-raised="true"]': { bottom: `calc(92px + env(safe-area-inset-bottom))` },
  '& > *': { pointerEvents: 'auto', touchAction: 'none' },
}));

const Boost = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  width: 88,
  height: 88,
  marginBottom: theme.spacing(1),
  borderRadius: '50%',
  border: `1px solid ${theme.vars.palette.control}`,
  background: THIN_GLASS,
  boxShadow: GLASS_SHADOW,
  fontSize: 14,
  fontWeight: 600,
  lineHeight: 1.4,
  '& svg': { fontSize: 28, color: theme.vars.palette.accent },
  '&:active': { background: GLASS_PRESSED },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.accent}`, outlineOffset: 2 },
}));
