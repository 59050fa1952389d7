import { styled } from '@mui/material/styles';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useBackgroundPond } from '../../../shared/flock/use-background-pond.ts';
import { matchesMedia } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { homePond, POND_ZOOM } from '../model/pond.ts';

export interface LivePondProps {
  /** Name of the button that drops food. */
  readonly label: string;
  readonly isRunning: boolean;
  /** The first frame is drawn. */
  readonly onAlive: () => void;
  readonly onFed: () => void;
  /** The pond cannot swim on this device, or no longer. */
  readonly onFailed: () => void;
}

/** A live pond that fills its positioned parent, and a button over it that drops food where it is pressed. */
export function LivePond({ label, isRunning, onAlive, onFed, onFailed }: LivePondProps) {
  const host = useRef<HTMLDivElement>(null);
  const pond = useBackgroundPond({
    host,
    pondFor: (view) => homePond(view, thisMachine()),
    isRunning,
    isCalm: false,
    onFailed,
  });
  const isAlive = pond !== null;

  useEffect(() => {
    if (isAlive) onAlive();
  }, [isAlive, onAlive]);

  const feed = (event: MouseEvent<HTMLButtonElement>) => {
    const { clientWidth, clientHeight } = event.currentTarget;
    // A click by the keyboard has no place: the food falls into the middle.
    const isKey = event.detail === 0;
    const { offsetX, offsetY } = event.nativeEvent;
    const [x, y] = isKey ? [clientWidth / 2, clientHeight / 2] : [offsetX, offsetY];
    pond?.feed(x / POND_ZOOM, y / POND_ZOOM);
    onFed();
  };

  return (
    <>
      <Water ref={host} aria-hidden="true" data-alive={isAlive} />
      {isAlive && <Surface type="button" aria-label={label} onClick={feed} />}
    </>
  );
}

function thisMachine() {
  return {
    cores: navigator.hardwareConcurrency,
    isPhone: matchesMedia(MEDIA.coarse),
  };
}

const Water = styled('div')({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: 'opacity 900ms ease-out',
  '&[data-alive="true"]': { opacity: 1 },
  '& canvas': { display: 'block', width: '100%', height: '100%' },
});

const Surface = styled('button')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.accent}`, outlineOffset: -4 },
}));
