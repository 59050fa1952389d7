import { DAILY_LIMIT_S } from '../../../core/flock/daily-pond.ts';
import { WaterNote } from '../canvas/WaterNote.tsx';
import { dayOf } from '../model/pond-of-the-day.ts';
import type { SharedPond } from '../model/share-link.ts';
import { copy } from './copy.ts';
import type { ScoreProof } from './use-score-proof.ts';

interface SharedPondNoteProps {
  readonly pond: SharedPond;
  readonly proof: ScoreProof;
  readonly onDismiss: () => void;
}

/** Says that a friend shared this pond, and the score to beat. */
export function SharedPondNote({ pond, proof, onDismiss }: SharedPondNoteProps) {
  return <WaterNote onClose={{ label: copy.dismissNote, close: onDismiss }}>{wordsOf(pond, proof)}</WaterNote>;
}

function wordsOf({ day }: SharedPond, score: ScoreProof): string {
  if (score === null) return copy.note;
  if (typeof score === 'string') return copy.proof[score];
  if (day === null) return copy.noteWithScore(score);
  const isToday = day === dayOf(new Date());
  return isToday ? copy.noteOfToday(score, DAILY_LIMIT_S) : copy.noteOfDay(day, score, DAILY_LIMIT_S);
}
