import { useEffect, useEffectEvent, useState } from 'react';
import { allowChime, playChime } from '../../platform/chime.ts';
import { showNotification } from '../../platform/notification.ts';
import { setTitleTime } from '../../platform/page-title.ts';
import { withLock } from '../../platform/with-lock.ts';
import { useIsHydrated } from '../hooks/use-is-hydrated.ts';
import { usePageVisible } from '../hooks/use-page-visible.ts';
import { copy } from './copy.ts';
import { focusLengths, focusSignals, focusTimer } from './focus-stores.ts';
import {
  applyTimer,
  type FocusTimer,
  finishedFocus,
  formatLeft,
  leftMs,
  type Phase,
  SIGNAL_MS_MAX,
  type TimedTask,
  type TimerEvent,
} from './focus-timer.ts';

const TICK_MS = 1000;
/** The end is looked for at least this often, because the device's clock may be set while the timer runs. */
const CHECK_MS_MAX = 60_000;

interface FocusTimerOptions {
  /** Counts finished focus time to its task. */
  readonly onFocused: (task: TimedTask, ms: number) => void;
}

export interface FocusTimerState {
  readonly timer: FocusTimer;
  /** Milliseconds left of the phase; null while none is under way. */
  readonly left: number | null;
  readonly apply: (event: TimerEvent) => void;
}

/**
 * The focus timer of this browser. All tabs show the same timer; each event is applied by one of them only, which also gives
 * the signals and counts the time.
 */
export function useFocusTimer({ onFocused }: FocusTimerOptions): FocusTimerState {
  const stored = focusTimer.useValue();
  const isHydrated = useIsHydrated();
  const now = useNow(stored.step === 'running');
  const tick = useEffectEvent(() => void change({ type: 'tick' }, onFocused));

  const endsAt = stored.step === 'running' ? stored.endsAt : null;
  useEffect(() => {
    if (endsAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(check, Math.min(CHECK_MS_MAX, Math.max(0, endsAt - Date.now())));
    };
    const check = () => {
      clearTimeout(timer);
      // Timers and clock differ by some milliseconds: a check that comes too early is repeated.
      if (Date.now() < endsAt) wait();
      tick();
    };
    wait();
    // Timers of a sleeping device are late.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [endsAt]);

  useTimedTitle(stored);
  const apply = (event: TimerEvent) => {
    allowChime();
    void change(event, onFocused);
  };
  return { timer: stored, left: isHydrated ? leftMs(stored, now) : null, apply };
}

async function change(event: TimerEvent, onFocused: FocusTimerOptions['onFocused']): Promise<void> {
  const at = Date.now();
  const [before, after] = await withLock('mythinkn_focus_timer', async () => {
    const present = focusTimer.refresh();
    const next = applyTimer(present, event, at, focusLengths.refresh());
    if (next !== present) focusTimer.set(next);
    return [present, next] as const;
  });
  const finished = finishedFocus(before, after, at);
  if (finished !== null) onFocused(finished.task, finished.ms);
  if (before.step === 'running' && after.step === 'ended' && at - before.endsAt < SIGNAL_MS_MAX) signalEnd(after.phase);
}

function signalEnd(phase: Phase): void {
  const { sound, notification } = focusSignals.refresh();
  if (sound) playChime();
  const body = copy.ended[phase];
  if (notification) void showNotification(copy.notification, { body, tag: 'mythinkn-focus' });
}

/** The tab's title counts down with the timer, also while another tab is in front. */
function useTimedTitle(timer: FocusTimer): void {
  useEffect(() => {
    const show = () => {
      const left = leftMs(timer, Date.now());
      setTitleTime(left === null ? null : formatLeft(left));
    };
    show();
    const ticking = timer.step === 'running' ? setInterval(show, TICK_MS) : undefined;
    return () => {
      clearInterval(ticking);
      setTitleTime(null);
    };
  }, [timer]);
}

/** Milliseconds since 1970, every second while the page is visible and it is needed. */
function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  const isVisible = usePageVisible();
  useEffect(() => {
    if (!isNeeded || !isVisible) return;
    const read = () => setNow(Date.now());
    read();
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [isNeeded, isVisible]);
  return now;
}
