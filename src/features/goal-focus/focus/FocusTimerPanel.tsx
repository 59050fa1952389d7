import CloseIcon from '@mui/icons-material/Close';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import StopIcon from '@mui/icons-material/Stop';
import { styled } from '@mui/material/styles';
import {
  formatLeft,
  isUnderWay,
  lengthOf,
  nextPhase,
  passedMs,
  type TimedTask,
  type TimerLengths,
} from '../../../shared/focus/focus-timer.ts';
import type { FocusTimerState } from '../../../shared/focus/use-focus-timer.ts';
import { SCENE } from '../palette.ts';
import { copy } from '../words.ts';
import { ProgressRing } from './ProgressRing.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';

interface FocusTimerPanelProps {
  readonly state: FocusTimerState;
  readonly lengths: TimerLengths;
  /** The task that a focus period started now is counted to. */
  readonly task: TimedTask | null;
  readonly onSettings: () => void;
  readonly onClose: () => void;
}

/** The focus timer with its buttons. */
export function FocusTimerPanel({ state, lengths, task, onSettings, onClose }: FocusTimerPanelProps) {
  const { timer, left, apply } = state;
  const words = copy.focus;
  const isActive = isUnderWay(timer);
  const phase = isActive ? timer.phase : nextPhase(timer);
  const shownMs = left ?? lengthOf(phase, lengths) * 60_000;
  const share = isActive ? passedMs(timer, Date.now()) / timer.lengthMs : 0;
  return (
    <Panel role="group" aria-label={words.label}>
      <ProgressRing share={share}>
        <Left role="timer" aria-label={words.left(words.phases[phase], formatLeft(shownMs))}>
          {formatLeft(shownMs)}
        </Left>
      </ProgressRing>
      <Words>
        <strong>{timer.step === 'ended' ? words.ended[timer.phase] : words.phases[phase]}</strong>
        <span>{timer.round === 0 ? words.minutes(lengthOf(phase, lengths)) : words.round(timer.round)}</span>
      </Words>
      {timer.step === 'running' && (
        <ToolbarButton label={words.pause} onClick={() => apply({ type: 'pause' })}>
          <PauseIcon />
        </ToolbarButton>
      )}
      {timer.step === 'paused' && (
        <ToolbarButton label={words.resume} onClick={() => apply({ type: 'resume' })}>
          <PlayIcon />
        </ToolbarButton>
      )}
      {isActive ? (
        <ToolbarButton label={words.stop} onClick={() => apply({ type: 'stop' })}>
          <StopIcon />
        </ToolbarButton>
      ) : (
        <>
          <ToolbarButton label={words.start[phase]} onClick={() => apply({ type: 'start', task })}>
            <PlayIcon />
          </ToolbarButton>
          <ToolbarButton label={words.settings} onClick={onSettings}>
            <SettingsIcon />
          </ToolbarButton>
          <ToolbarButton label={words.close} onClick={onClose}>
            <CloseIcon />
          </ToolbarButton>
        </>
      )}
    </Panel>
  );
}

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5, 0.75),
  borderRadius: theme.radius.full,
  background: SCENE.glass,
  boxShadow: `inset 0 0 0 1px ${SCENE.edge}`,
  color: SCENE.glassText,
}));

const Left = styled('span')({ fontSize: '0.9375rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

const Words = styled('span')(({ theme }) => ({
  display: 'grid',
  minWidth: 0,
  marginRight: theme.spacing(0.5),
  paddingLeft: theme.spacing(0.75),
  lineHeight: 1.35,
  '& strong': { fontSize: '0.9375rem', fontWeight: 600 },
  '& span': { fontSize: '0.8125rem', opacity: 0.8, whiteSpace: 'nowrap' },
}));
