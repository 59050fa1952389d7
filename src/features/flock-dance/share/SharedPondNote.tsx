import { WaterNote } from '../canvas/WaterNote.tsx';
import type { SharedPond } from '../model/share-link.ts';
import { copy } from './copy.ts';

interface SharedPondNoteProps {
  readonly pond: SharedPond;
  readonly onDismiss: () => void;
}

/** Whose pond this is, and the score to beat. */
export function SharedPondNote({ pond, onDismiss }: SharedPondNoteProps) {
  return (
    <WaterNote onClose={{ label: copy.dismissNote, close: onDismiss }}>
      {pond.score === null ? copy.note : copy.noteWithScore(pond.score)}
    </WaterNote>
  );
}
