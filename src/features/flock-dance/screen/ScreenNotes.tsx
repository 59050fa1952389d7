import { focusTimer } from '../../../shared/focus/focus-stores.ts';
import { FlockNotice } from '../canvas/FlockNotice.tsx';
import { TopNotes } from '../canvas/TopNotes.tsx';
import { FeedingHint } from '../feeding/FeedingHint.tsx';
import { RouteHint } from '../route/RouteHint.tsx';
import { SharedPondNote } from '../share/SharedPondNote.tsx';
import type { FlockScreen } from './use-flock-screen.ts';

/** The notes at the top of the water, one invitation at a time. `onAccept` opens the games. */
export function ScreenNotes({ flock, onAccept }: { readonly flock: FlockScreen; readonly onAccept: () => void }) {
  const { visit } = flock;
  // Just watching needs no words beside those of a failure.
  const mode = flock.ambient.isOn ? null : flock.mode;
  // The timer has a hint of its own, and a focus period is not disturbed.
  const isTimerIdle = focusTimer.useValue(({ step }) => step === 'idle');
  const note = visit.noteFor(flock.state.seed);
  return (
    <TopNotes>
      <FlockNotice
        pond={flock.pondState}
        status={flock.status}
        shape={visit.choices.shape}
        prefersReducedMotion={flock.prefersReducedMotion}
        isQuiet={mode === null || mode === 'playing' || !isTimerIdle}
        onRetry={flock.retry}
      />
      {mode === 'watching' && note !== null && !flock.isGathered && (
        <SharedPondNote pond={note} proof={flock.proof} onAccept={onAccept} onDismiss={visit.dismissNote} />
      )}
      {mode === 'watching' && note === null && isTimerIdle && <FeedingHint shape={visit.choices.shape} />}
      {mode === 'drawing' && <RouteHint drawing={flock.route.drawing} shape={visit.choices.shape} />}
    </TopNotes>
  );
}
