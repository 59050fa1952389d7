import { styled } from '@mui/material/styles';
import { formatSize } from '../../../shared/files/size-text.ts';
import { useCropChoices } from '../choices-store.ts';
import { type CropResult, useCropResult } from '../crop-result.ts';
import { type CropPicture, useCropStore } from '../crop-store.ts';
import { hasEmptyCorner, isEnlarged, naturalSize } from '../model/crop-geometry.ts';
import type { CropState } from '../model/crop-state.ts';
import { toProblem } from '../open-picture.ts';
import { problemText } from '../problem-text.ts';
import { copy } from '../words.ts';

interface ResultLineProps {
  readonly picture: CropPicture;
  readonly settled: CropState;
}

const words = copy.result;

/** Size of the file that a download gives, and everything about it that may surprise. */
export function ResultLine({ picture, settled }: ResultLineProps) {
  const result = useCropResult();
  const notes = useNotes(picture, settled, result);
  return (
    <Line role="status" aria-label={words.label}>
      <strong>{headline(result)}</strong>
      {notes.map((note) => (
        <span key={note}>{note}</span>
      ))}
    </Line>
  );
}

function headline(result: CropResult): string {
  switch (result.status) {
    case 'ready': {
      const { blob, size } = result.result;
      return `${formatSize(blob.size)} · ${words.size(size.width, size.height)}`;
    }
    case 'failed':
      return copy.actions.exportFailed(problemText(toProblem(result.error)));
    case 'large':
      return words.large;
    case 'empty':
      return words.empty;
    default:
      return words.working;
  }
}

function useNotes(picture: CropPicture, settled: CropState, result: CropResult): readonly string[] {
  const { format, qualityPercent } = useCropChoices();
  const limitKb = useCropStore((state) => state.limitKb);
  const notes: string[] = [];
  if (isEnlarged(settled, picture.size)) {
    const { width, height } = naturalSize(settled, picture.size);
    notes.push(words.enlarged(width, height));
  }
  const isCut = settled.shape !== 'rectangle';
  // A ground also fills what lies beside the picture.
  const isEmpty = settled.ground === 'none' && hasEmptyCorner(settled, picture.size);
  if (format === 'jpeg' && (isCut || isEmpty)) notes.push(words.white);
  else if (isEmpty) notes.push(words.emptyTransparent);
  if (format === 'png' && limitKb !== null) notes.push(words.pngLimit);
  if (result.status !== 'ready') return notes;
  const { quality, size, isSteppedDown, isShrunk, fits, blob, isBackdropFound } = result.result;
  if (quality !== null && Math.round(quality * 100) < qualityPercent)
    notes.push(words.quality(Math.round(quality * 100)));
  if (!isBackdropFound) notes.push(words.noBackdrop);
  if (isSteppedDown) notes.push(words.steppedDown(size.width, size.height));
  if (!fits) notes.push(words.misses(formatSize(blob.size)));
  else if (isShrunk) notes.push(words.shrunk(size.width, size.height));
  return notes;
}

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  // Two lines are kept free, so that a note does not move the page.
  minHeight: 48,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  alignContent: 'start',
  '& strong': { fontWeight: 600, color: theme.vars.palette.text.primary, fontVariantNumeric: 'tabular-nums' },
}));
