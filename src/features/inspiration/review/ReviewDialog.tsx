import Button from '@mui/material/Button';
import { styled, useTheme } from '@mui/material/styles';
import { useEffect, useMemo, useRef } from 'react';
import { toFileStem } from '../../../core/text/file-stem.ts';
import { downloadBlob } from '../../../platform/download.ts';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { notify } from '../board-actions.ts';
import type { Inspiration, Task } from '../model/records.ts';
import { toReview } from '../model/review.ts';
import { copy, inspirationName } from '../words.ts';
import { copy as words } from './copy.ts';
import { drawReview, REVIEW_PX } from './draw-review.ts';

interface ReviewDialogProps {
  readonly isOpen: boolean;
  readonly inspiration: Inspiration;
  readonly tasks: readonly Task[];
  readonly onClose: () => void;
}

/** A year of a goal as one picture to keep. */
export function ReviewDialog({ isOpen, onClose, ...rest }: ReviewDialogProps) {
  return (
    <FormDialog isOpen={isOpen} title={words.title} width="md" onClose={onClose}>
      {isOpen && <Picture {...rest} />}
    </FormDialog>
  );
}

function Picture({ inspiration, tasks }: Omit<ReviewDialogProps, 'isOpen' | 'onClose'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { fontFamily = 'sans-serif' } = useTheme().typography;
  const now = useMemo(() => Date.now(), []);
  const review = useMemo(() => toReview(inspiration, tasks, now), [inspiration, tasks, now]);
  const title = inspirationName(inspiration.title);
  useEffect(() => {
    if (canvas.current !== null) drawReview(canvas.current, { title, review, now, fontFamily });
  }, [title, review, now, fontFamily]);
  const save = () => {
    canvas.current?.toBlob((blob) => {
      if (blob === null) notify(words.failed, 'error');
      else downloadBlob(blob, words.fileName(toFileStem(title) || copy.untitled));
    }, 'image/png');
  };
  return (
    <Body>
      <canvas
        ref={canvas}
        role="img"
        aria-label={words.description(title, review.completed, review.longestStreakDays)}
      />
      <Button variant="contained" onClick={save}>
        {words.save}
      </Button>
    </Body>
  );
}

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'end',
  gap: theme.spacing(2),
  '& canvas': {
    width: '100%',
    aspectRatio: `${REVIEW_PX.width} / ${REVIEW_PX.height}`,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.control,
  },
}));
