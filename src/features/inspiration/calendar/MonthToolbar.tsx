import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { type CalendarMonth, firstDayOf, toParts } from '../model/calendar-day.ts';
import { ChoiceSwitch } from './ChoiceSwitch.tsx';
import { useWeekStart, WEEK_STARTS, weekStart } from './calendar-stores.ts';
import { copy as words } from './copy.ts';

interface MonthToolbarProps {
  readonly titleId: string;
  readonly month: CalendarMonth;
  /** Whether the shown month is that of today. */
  readonly isCurrent: boolean;
  readonly onMonth: (month: CalendarMonth) => void;
  readonly onToday: () => void;
}

const CHOICES = WEEK_STARTS.map((start) => [start, words.weekStarts[start]] as const);

/** The shown month with the buttons that change it, and the choice of the first weekday. */
export function MonthToolbar({ titleId, month, isCurrent, onMonth, onToday }: MonthToolbarProps) {
  const start = useWeekStart();
  const { year, month: number } = toParts(firstDayOf(month));
  return (
    <Root>
      <IconButton size="small" aria-label={words.previous} onClick={() => onMonth(month - 1)}>
        <PreviousIcon />
      </IconButton>
      <h2 id={titleId} aria-live="polite">
        {words.month(year, number)}
      </h2>
      <IconButton size="small" aria-label={words.next} onClick={() => onMonth(month + 1)}>
        <NextIcon />
      </IconButton>
      <Button size="small" disabled={isCurrent} onClick={onToday}>
        {words.today}
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
