import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';

interface ProgressLineProps {
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
}

/** A thin progress bar with its percentage. */
export function ProgressLine({ label, percent }: ProgressLineProps) {
  return (
    <Line>
      <LinearProgress variant="determinate" value={percent} aria-label={label} />
      <span>{percent}%</span>
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '& .MuiLinearProgress-root': { height: 6, borderRadius: theme.radius.full },
  '& span': { minWidth: '3em', textAlign: 'end', fontVariantNumeric: 'tabular-nums', ...theme.typography.body2 },
}));
