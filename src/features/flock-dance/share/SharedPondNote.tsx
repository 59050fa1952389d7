import { DAILY_LIMIT_S } from '../../../core/flock/daily-pond.ts';
import { WaterNote } from '../canvas/WaterNote.tsx';
import { dayOf } from '../model/pond-of-the-day.ts';
import type { SharedPond } from '../model/share-link.ts';
import { copy } from './copy.ts';

interface SharedPondNoteProps {
  readonly pond: SharedPond;
  readonly onDismiss: () => void;
}

/** Says that a friend shared this pond, and the score to beat. */
export function SharedPondNote({ pond, onDismiss }: SharedPondNoteProps) {
  return <WaterNote onClose={{ label: copy.dismissNote, close: onDismiss }}>{wordsOf(pond)}</WaterNote>;
}

function wordsOf({ score, day }: SharedPond): string {
  if (score === null) return copy.note;
  if (day === null) return copy.noteWithScore(score);
  const isToday = day === dayOf(new Date());
  return isToday ? copy.noteOfToday(score, DAILY_LIMIT_S) : copy.noteOfDay(day, score, DAILY_LIMIT_S);
}
