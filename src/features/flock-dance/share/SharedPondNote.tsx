import { WaterNote } from '../canvas/WaterNote.tsx';
import { dayOf } from '../model/pond-of-the-day.ts';
import type { SharedPond } from '../model/share-link.ts';
import { copy } from './copy.ts';
import type { ScoreProof } from './use-score-proof.ts';

interface SharedPondNoteProps {
  readonly pond: SharedPond;
  readonly proof: ScoreProof;
  /** Opens the games, in which the friend's score is the target. */
  readonly onAccept: () => void;
  readonly onDismiss: () => void;
}

/** Says that a friend shared this pond, and the score to beat once it is proven. */
export function SharedPondNote({ pond, proof, onAccept, onDismiss }: SharedPondNoteProps) {
  const action = typeof proof === 'number' ? { label: copy.accept, run: onAccept } : null;
  return (
    <WaterNote action={action} onClose={{ label: copy.dismissNote, close: onDismiss }}>
      {wordsOf(pond, proof)}
    </WaterNote>
  );
}

function wordsOf({ day, route }: SharedPond, score: ScoreProof): string {
  if (score === null) return route === null ? copy.note : copy.noteWithRoute;
  if (typeof score === 'string') return copy.proof[score];
  if (day === null) return copy.noteWithScore(score);
  return day === dayOf(new Date()) ? copy.noteOfToday(score) : copy.noteOfDay(day, score);
}
