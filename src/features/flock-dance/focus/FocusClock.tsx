import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FlockShape } from '../../../core/flock/flock-shape.ts';
import { GLASS } from '../../../shared/flock/palette.ts';
import { type FocusTimer, formatLeft, isUnderWay, type TimedTask } from '../../../shared/focus/focus-timer.ts';
import type { FocusTimerState } from '../../../shared/focus/use-focus-timer.ts';
import { PHRASE_WRAP } from '../../../shared/look/phrase-wrap.ts';
import { copy as feedingCopy } from '../feeding/copy.ts';
import { POND_MEDIA } from '../media.ts';
import { copy } from './copy.ts';

interface FocusClockProps {
  readonly state: FocusTimerState;
  /** The task that another round is for. */
  readonly task: TimedTask | null;
  readonly shape: FlockShape;
  readonly areButtonsVisible: boolean;
}

/** The time left, large in the middle of the school, with what it is for and what can be done. Nothing while idle. */
export function FocusClock({ state, task, shape, areButtonsVisible }: FocusClockProps) {
  const { timer, left, apply } = state;
  if (timer.step === 'idle') return null;
  return (
    <Place role="group" aria-label={copy.label} data-color-scheme="dark">
      <Plate>
        <Line>{headingOf(timer)}</Line>
        {isUnderWay(timer) && (
          <Time role="timer" aria-label={copy.left(copy.phases[timer.phase], formatLeft(left ?? timer.lengthMs))}>
            {formatLeft(left ?? timer.lengthMs)}
          </Time>
        )}
        <Detail timer={timer} shape={shape} />
      </Plate>
      <Buttons data-visible={areButtonsVisible}>
        {timer.step === 'running' && timer.phase === 'focus' && (
          <Button onClick={() => apply({ type: 'pause' })}>{copy.pause}</Button>
        )}
        {timer.step === 'paused' && <Button onClick={() => apply({ type: 'resume' })}>{copy.resume}</Button>}
        {timer.step === 'ended' && timer.phase === 'focus' && (
          <Button onClick={() => apply({ type: 'start', task: null })}>{copy.start.break}</Button>
        )}
        {(timer.step === 'ended' || timer.phase !== 'focus') && (
          <Button onClick={() => apply({ type: 'focus', task })}>{copy.again}</Button>
        )}
        <Button color="inherit" onClick={() => apply({ type: 'stop' })}>
          {isUnderWay(timer) && timer.phase === 'focus' ? copy.stop : copy.finish}
        </Button>
      </Buttons>
    </Place>
  );
}

function headingOf(timer: Exclude<FocusTimer, { readonly step: 'idle' }>): string {
  if (timer.step === 'ended') return copy.ended[timer.phase];
  const phase = copy.phases[timer.phase];
  if (timer.step === 'paused') return `${phase} · ${copy.paused}`;
  return timer.phase === 'focus' ? phase : `${phase} · ${copy.walk}`;
}

/** What a focus period is for; in a break, what the visitor can do. */
function Detail({ timer, shape }: { readonly timer: FocusTimer; readonly shape: FlockShape }) {
  if (!isUnderWay(timer)) return null;
  if (timer.phase !== 'focus') return timer.step === 'running' ? <Small>{feedingCopy.hint[shape]}</Small> : null;
  const title = timer.task?.title ?? '';
  return title === '' ? null : <Task title={title}>{title}</Task>;
}

/** In the middle of the way that the school swims. Pointers pass through beside the buttons, so that fish can be fed there. */
const Place = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  width: 'max-content',
  maxWidth: `min(420px, calc(100% - ${theme.spacing(4)}))`,
  color: theme.vars.palette.text.primary,
  textAlign: 'center',
  pointerEvents: 'none',
  // Above the panel, which stays there.
  [POND_MEDIA.narrowAndHigh]: { top: '42%' },
  // Between header and panel.
  [POND_MEDIA.low]: { top: 62, transform: 'translateX(-50%)', gap: theme.spacing(0.5) },
}));

const Plate = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(2, 4),
  borderRadius: theme.radius.panel,
  background: GLASS,
  [POND_MEDIA.low]: { gap: 0, padding: theme.spacing(1, 3) },
}));

const Line = styled('span')({ ...PHRASE_WRAP, fontSize: 15 });

const Time = styled('span')({
  fontSize: 'clamp(3.25rem, 14vmin, 6rem)',
  fontWeight: 300,
  lineHeight: 1.1,
  letterSpacing: '0.02em',
  fontVariantNumeric: 'tabular-nums',
});

const Small = styled('span')(({ theme }) => ({
  ...PHRASE_WRAP,
  fontSize: 14,
  color: theme.vars.palette.text.secondary,
}));

const Task = styled('strong')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  fontSize: 17,
  fontWeight: 600,
  lineHeight: 1.5,
  [POND_MEDIA.low]: { WebkitLineClamp: 1 },
});

/** On glass of their own; the time stands still where they come and go. */
const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  padding: theme.spacing(0.25, 0.5),
  borderRadius: theme.radius.full,
  background: GLASS,
  pointerEvents: 'auto',
  transition: theme.transitions.create(['opacity', 'visibility'], { duration: 220 }),
  '&[data-visible="false"]': { opacity: 0, visibility: 'hidden' },
  '& .MuiButton-root': { minHeight: 44, paddingInline: theme.spacing(2), borderRadius: theme.radius.full },
}));
