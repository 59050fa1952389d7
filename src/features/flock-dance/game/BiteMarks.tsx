import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { RunEvent } from '../../../core/flock/run-event.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { useRunStatus } from '../canvas/run-status-store.ts';
import { toBiteMark } from '../model/bite-marks.ts';

interface Mark {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isStrong: boolean;
}

/** As long as the motion below. */
const MARK_MS = 700;
/** Later bites replace the marks of earlier ones. */
const MARKS_MAX = 12;

/** The points of a bite, rising where it happened. Decorative: the score says the same. */
export function BiteMarks() {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    let id = 0;
    let timer: ReturnType<typeof setTimeout>;
    const add = (events: readonly RunEvent[]) => {
      const added = events.flatMap((event) => {
        const mark = toBiteMark(event);
        id += 1;
        return mark === null ? [] : [{ id, x: event.x, y: event.y, ...mark }];
      });
      if (added.length === 0) return;
      setMarks((shown) => [...shown, ...added].slice(-MARKS_MAX));
      clearTimeout(timer);
      timer = setTimeout(() => setMarks([]), MARK_MS);
    };
    const stop = useRunStatus.subscribe(({ run }) => add(run?.events ?? []));
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return (
    <Marks aria-hidden="true">
      {marks.map(({ id, x, y, text, isStrong }) => (
        <b key={id} data-strong={isStrong} style={{ left: x, top: y }}>
          {text}
        </b>
      ))}
    </Marks>
  );
}

const Marks = styled('div')(({ theme }) => ({
  pointerEvents: 'none',
  userSelect: 'none',
  '& b': {
    position: 'absolute',
    transform: 'translate(-50%, -100%)',
    color: theme.vars.palette.common.white,
    fontSize: 17,
    opacity: 0,
    animation: `bite-mark ${MARK_MS}ms ease-out`,
  },
  '& b[data-strong="true"]': { color: theme.vars.palette.accent, fontSize: 22 },
  '@keyframes bite-mark': {
    from: { opacity: 1 },
    to: { opacity: 0, transform: 'translate(-50%, calc(-100% - 28px))' },
  },
  [MEDIA.reducedMotion]: { display: 'none' },
}));
