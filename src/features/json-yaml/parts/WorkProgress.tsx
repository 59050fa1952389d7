import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';
import type { WorkState } from './tool-work.ts';

interface WorkProgressProps<Action extends string> {
  readonly work: WorkState<Action> | null;
  /** Words for the work with an action. */
  readonly toWords: (action: Action) => string;
  readonly onCancel: () => void;
}

/** Slow work, with the button that stops it. */
export function WorkProgress<Action extends string>({ work, toWords, onCancel }: WorkProgressProps<Action>) {
  if (!work?.isSlow) return null;
  const { name, progress } = work;
  const words = name === null ? copy.work.opening : toWords(name);
  return (
    <Row>
      <span>{words}</span>
      <LinearProgress
        aria-label={words}
        {...(progress === null ? {} : { variant: 'determinate' as const, value: progress * 100 })}
      />
      {progress !== null && <span>{copy.work.percent(progress)}</span>}
      <Button size="small" onClick={onCancel}>
        {copy.toolbar.cancel}
      </Button>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
  '& .MuiLinearProgress-root': { flex: 1 },
}));
