import Alert from '@mui/material/Alert';
import type { JsonNotice } from '../json/json-state.ts';
import { formatTime } from '../value/time-text.ts';
import { LossesNotice } from '../yaml/LossesNotice.tsx';
import { WarningsNotice } from '../yaml/WarningsNotice.tsx';
import { copy } from './copy.ts';

interface DecodedNoticeProps {
  readonly notice: Extract<JsonNotice, { readonly kind: 'decoded' }>;
  readonly onPlace: (line: number, column: number) => void;
}

/** What the visitor should know about a decoded text: parts that were not checked, guessed or left out. */
export function DecodedNotice({ notice: { facts, losses, warnings }, onPlace }: DecodedNoticeProps) {
  const showPlace = (place: { readonly line: number; readonly column: number }) => onPlace(place.line, place.column);
  const sentences = facts.flatMap((fact) => copy.facts(fact, (ms) => formatTime(ms, Date.now())));
  return (
    <>
      {sentences.length > 0 && (
        <Alert severity="info" role="status">
          {sentences.join(copy.join)}
        </Alert>
      )}
      <WarningsNotice warnings={warnings} onPlace={showPlace} />
      {losses.count > 0 && <LossesNotice losses={losses} onPlace={showPlace} />}
    </>
  );
}
