import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import LeftIcon from '@mui/icons-material/KeyboardArrowLeft';
import RightIcon from '@mui/icons-material/KeyboardArrowRight';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type PointerEvent, useRef } from 'react';
import { type Direction, padDirection } from '../model/steering.ts';
import { GLASS_PRESSED, GLASS_SHADOW, THIN_GLASS } from '../palette.ts';
import { copy } from './copy.ts';
import type { SteeringDevice } from './steering-device.ts';

const BUTTON_PX = 56;
/** How far the knob moves from the middle. */
const KNOB_WAY_PX = 44;

const ARROWS = [
  { key: 'up', Icon: UpIcon, column: 2, row: 1 },
  { key: 'left', Icon: LeftIcon, column: 1, row: 2 },
  { key: 'right', Icon: RightIcon, column: 3, row: 2 },
  { key: 'down', Icon: DownIcon, column: 2, row: 3 },
] as const;

/**
 * The on-screen pad. A finger steers in the direction from the pad's middle to the finger, at any angle, even after it has
 * slid off the pad. The four buttons are for keyboards and assistive technology.
 */
export function DirectionPad({ device }: { readonly device: SteeringDevice }) {
  const finger = useRef<number | null>(null);
  const knob = useRef<HTMLSpanElement>(null);

  const steer = (direction: Direction | null) => {
    device.pad(direction);
    const { x, y } = direction ?? { x: 0, y: 0 };
    knob.current?.style.setProperty('transform', `translate(${x * KNOB_WAY_PX}px, ${y * KNOB_WAY_PX}px)`);
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    steer(padDirection(event.clientX - left - width / 2, event.clientY - top - height / 2));
  };
  const onDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    if (finger.current !== null) return;
    finger.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  };
  const onUp = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerId !== finger.current) return;
    finger.current = null;
    steer(null);
  };
  return (
    <Pad
      role="group"
      aria-label={copy.pad.label}
      onPointerDown={onDown}
      onPointerMove={(event) => event.pointerId === finger.current && follow(event)}
      onPointerUp={onUp}
      onPointerCancel={onUp}
      onLostPointerCapture={onUp}
    >
      <Knob ref={knob} aria-hidden />
      {ARROWS.map(({ key, Icon, column, row }) => (
        <ButtonBase
          key={key}
          aria-label={copy.pad[key]}
          style={{ gridColumn: column, gridRow: row }}
          onKeyDown={(event) => isPress(event.code) && device.press(key, true)}
          onKeyUp={(event) => isPress(event.code) && device.press(key, false)}
          onBlur={() => device.press(key, false)}
        >
          <Icon />
        </ButtonBase>
      ))}
    </Pad>
  );
}

function isPress(code: string): boolean {
  return code === 'Enter' || code === 'Space';
}

const Pad = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(3, ${BUTTON_PX}px)`,
  gridTemplateRows: `repeat(3, ${BUTTON_PX}px)`,
  borderRadius: '50%',
  border: `1px solid ${theme.vars.palette.control}`,
  background: THIN_GLASS,
  boxShadow: GLASS_SHADOW,
  cursor: 'pointer',
  '& button': { borderRadius: theme.radius.panel },
  '& button svg': { fontSize: 32 },
  '& button:focus-visible': { outline: `2px solid ${theme.vars.palette.accent}`, outlineOffset: -4 },
}));

const Knob = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: '50%',
  left: '50%',
  width: 48,
  height: 48,
  margin: -24,
  borderRadius: '50%',
  border: `2px solid ${theme.vars.palette.accent}`,
  background: GLASS_PRESSED,
  pointerEvents: 'none',
}));
