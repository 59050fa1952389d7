import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { ChoiceSwitch } from './ChoiceSwitch.tsx';
import { useWeekStart, WEEK_STARTS, weekStart } from './calendar-stores.ts';
import { copy as words } from './copy.ts';

interface SpanToolbarProps {
  readonly span: 'week' | 'month';
  readonly titleId: string;
  readonly title: string;
  /** Whether today is shown. */
  readonly isCurrent: boolean;
  readonly onStep: (spans: 1 | -1) => void;
  readonly onToday: () => void;
}

const CHOICES = WEEK_STARTS.map((start) => [start, words.weekStarts[start]] as const);

/** The name of the shown month or week with the buttons that change it, and the choice of the first weekday. */
export function SpanToolbar({ span, titleId, title, isCurrent, onStep, onToday }: SpanToolbarProps) {
  const spanWords = words.spans[span];
  const start = useWeekStart();
  return (
    <Root>
      <IconButton size="small" aria-label={spanWords.previous} onClick={() => onStep(-1)}>
        <PreviousIcon />
      </IconButton>
      <h2 id={titleId} aria-live="polite">
        {title}
      </h2>
      <IconButton size="small" aria-label={spanWords.next} onClick={() => onStep(1)}>
        <NextIcon />
      </IconButton>
      <Button size="small" disabled={isCurrent} onClick={onToday}>
        {spanWords.today}
      </Button>
      <span className="start">
        <ChoiceSwitch
          label={words.weekStart}
          value={start}
          choices={CHOICES}
          onChange={(choice) => weekStart.set({ choice })}
        />
      </span>
    </Root>
  );
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
  '& h2': {
    ...theme.typography.h5,
    minWidth: '6.5em',
    margin: 0,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .start': { marginLeft: 'auto' },
  [MEDIA.phone]: { padding: theme.spacing(1), '& .start': { marginLeft: 0 } },
}));
