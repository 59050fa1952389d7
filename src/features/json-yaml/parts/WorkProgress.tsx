import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { copy } from '../copy.ts';

interface WorkProgressProps {
  readonly words: string;
  /** Share that is done; null when it is not known. */
  readonly progress: number | null;
  readonly onCancel: () => void;
}

/** Work that takes its time, and the way to stop it. */
export function WorkProgress({ words, progress, onCancel }: WorkProgressProps) {
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
