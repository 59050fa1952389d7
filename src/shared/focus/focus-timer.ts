import { z } from '../../core/schema.ts';
import { BREAK_MINUTES, FOCUS_MINUTES, LONG_BREAK_EVERY, LONG_BREAK_MINUTES } from './constants.ts';

export type Phase = 'focus' | 'break' | 'long-break';

/** Lengths of the phases, in minutes. */
export interface TimerLengths {
  readonly focus: number;
  readonly break: number;
  readonly longBreak: number;
}

/** The task of the planning board that the time of a focus period is counted to. */
export interface TimedTask {
  readonly goalId: string;
  readonly taskId: string;
  /** What it was called at the start; empty where an earlier release started the period. */
  readonly title: string;
}

/**
 * The focus timer. It holds times, not a count of ticks, so that it is right after a reload and after sleep. All times are
 * milliseconds; `round` counts the focus periods that were completed in a row.
 */
export type FocusTimer =
  | { readonly step: 'idle'; readonly round: number }
  | {
      readonly step: 'running';
      readonly phase: Phase;
      readonly round: number;
      readonly lengthMs: number;
      /** Milliseconds since 1970. */
      readonly endsAt: number;
      readonly task: TimedTask | null;
    }
  | {
      readonly step: 'paused';
      readonly phase: Phase;
      readonly round: number;
      readonly lengthMs: number;
      readonly leftMs: number;
      readonly task: TimedTask | null;
    }
  /** A phase has ended; the next one waits for the visitor, so that a sleeping device collects no periods. */
  | { readonly step: 'ended'; readonly phase: Phase; readonly round: number; readonly lengthMs: number };

export type TimerEvent =
  /** Starts the phase that is due; the task is for a focus period. */
  | { readonly type: 'start'; readonly task: TimedTask | null }
  /** Starts a focus period in place of a break that is due or under way. */
  | { readonly type: 'focus'; readonly task: TimedTask | null }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  /** Gives the phase up. */
  | { readonly type: 'stop' }
  | { readonly type: 'tick' };

/** A phase that ended longer ago than this, while no page was open, ends silently. */
export const SIGNAL_MS_MAX = 60_000;

export const IDLE: FocusTimer = { step: 'idle', round: 0 };

/** The timer after an event at a time. Every event first ends a phase whose time is over. */
export function applyTimer(before: FocusTimer, event: TimerEvent, now: number, lengths: TimerLengths): FocusTimer {
  const timer = endIfOver(before, now);
  switch (event.type) {
    case 'start':
      return isUnderWay(timer) ? timer : startPhase(nextPhase(timer), timer.round, event.task, now, lengths);
    case 'focus':
      return isUnderWay(timer) && timer.phase === 'focus'
        ? timer
        : startPhase('focus', timer.round, event.task, now, lengths);
    case 'pause': {
      if (timer.step !== 'running') return timer;
      const { endsAt, ...kept } = timer;
      return { ...kept, step: 'paused', leftMs: Math.min(timer.lengthMs, endsAt - now) };
    }
    case 'resume': {
      if (timer.step !== 'paused') return timer;
      const { leftMs, ...kept } = timer;
      return { ...kept, step: 'running', endsAt: now + leftMs };
    }
    case 'stop':
      return { step: 'idle', round: timer.round };
    case 'tick':
      return timer;
  }
}

function startPhase(
  phase: Phase,
  round: number,
  task: TimedTask | null,
  now: number,
  lengths: TimerLengths,
): FocusTimer {
  const lengthMs = lengthOf(phase, lengths) * 60_000;
  const timed = phase === 'focus' ? task : null;
  return { step: 'running', phase, round, lengthMs, endsAt: now + lengthMs, task: timed };
}

/** Whether a phase runs or is paused. */
export function isUnderWay(
  timer: FocusTimer,
): timer is Extract<FocusTimer, { readonly phase: Phase; readonly task: unknown }> {
  return timer.step === 'running' || timer.step === 'paused';
}

function endIfOver(timer: FocusTimer, now: number): FocusTimer {
  if (timer.step !== 'running' || now < timer.endsAt) return timer;
  const { phase, lengthMs } = timer;
  const round = phase === 'focus' ? timer.round + 1 : phase === 'long-break' ? 0 : timer.round;
  return { step: 'ended', phase, round, lengthMs };
}

/** After a focus period comes a break, after the fourth one a long one. */
export function nextPhase(timer: FocusTimer): Phase {
  if (timer.step !== 'ended' || timer.phase !== 'focus') return 'focus';
  return timer.round % LONG_BREAK_EVERY === 0 ? 'long-break' : 'break';
}

/** Length of a phase, in minutes. */
export function lengthOf(phase: Phase, lengths: TimerLengths): number {
  if (phase === 'focus') return lengths.focus;
  return phase === 'break' ? lengths.break : lengths.longBreak;
}

/** Milliseconds left of the phase; null while none is under way. */
export function leftMs(timer: FocusTimer, now: number): number | null {
  // The device's clock may have been set back.
  if (timer.step === 'running') return Math.min(timer.lengthMs, Math.max(0, timer.endsAt - now));
  return timer.step === 'paused' ? timer.leftMs : null;
}

/** Time of the present phase that has passed, 0 to its length. Pauses do not count. */
export function passedMs(timer: FocusTimer, now: number): number {
  const left = leftMs(timer, now);
  if (left !== null && timer.step !== 'idle') return Math.max(0, timer.lengthMs - left);
  return timer.step === 'ended' ? timer.lengthMs : 0;
}

/**
 * Focus time that an event has finished, to count to its task: of a period that ended or was given up. An event that comes
 * after the end may have started the next phase already.
 */
export function finishedFocus(
  before: FocusTimer,
  after: FocusTimer,
  now: number,
): { readonly task: TimedTask; readonly ms: number } | null {
  if (!isUnderWay(before) || before.task === null) return null;
  const isOther = isUnderWay(after) && (after.phase !== before.phase || after.round !== before.round);
  const isOver = after.step === 'ended' || after.step === 'idle' || isOther;
  if (!isOver) return null;
  const ms = Math.round(passedMs(before, now));
  return ms === 0 ? null : { task: before.task, ms };
}

/** Minutes and seconds, rounded up, so that a timer of 25 minutes begins at 25:00 and ends with 00:00. */
export function formatLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

const phaseSchema = z.enum(['focus', 'break', 'long-break']);
const count = z.number().int().min(0);
const ms = z
  .number()
  .min(0)
  .max(24 * 60 * 60 * 1000);

const taskSchema = z
  .object({ goalId: z.string().min(1), taskId: z.string().min(1), title: z.string().catch('') })
  .nullable()
  .catch(null);

const timerSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('idle'), round: count }),
  z.object({
    step: z.literal('running'),
    phase: phaseSchema,
    round: count,
    lengthMs: ms,
    endsAt: z.number(),
    task: taskSchema,
  }),
  z.object({ step: z.literal('paused'), phase: phaseSchema, round: count, lengthMs: ms, leftMs: ms, task: taskSchema }),
  z.object({ step: z.literal('ended'), phase: phaseSchema, round: count, lengthMs: ms }),
]);

/** The timer of a stored text; null where it is none. */
export function parseTimer(stored: string): FocusTimer | null {
  try {
    return timerSchema.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}

const minutes = ({ min, max, initial }: { readonly min: number; readonly max: number; readonly initial: number }) =>
  z.number().int().min(min).max(max).catch(initial);

const lengthsSchema = z.object({
  focus: minutes(FOCUS_MINUTES),
  break: minutes(BREAK_MINUTES),
  longBreak: minutes(LONG_BREAK_MINUTES),
});

export const INITIAL_LENGTHS: TimerLengths = lengthsSchema.parse({});

/** Lengths of a stored text; null where it is no JSON object. */
export function parseLengths(stored: string): TimerLengths | null {
  try {
    return lengthsSchema.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}

/** What happens at the end of a phase. */
interface EndSignals {
  readonly sound: boolean;
  readonly notification: boolean;
}

const signalsSchema = z.object({ sound: z.boolean().catch(true), notification: z.boolean().catch(false) });

export const INITIAL_SIGNALS: EndSignals = signalsSchema.parse({});

/** Signals of a stored text; null where it is no JSON object. */
export function parseSignals(stored: string): EndSignals | null {
  try {
    return signalsSchema.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}
