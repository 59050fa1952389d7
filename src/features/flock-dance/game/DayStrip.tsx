import { styled } from '@mui/material/styles';
import type { FlockRecords } from '../../../core/contracts/flock-records.ts';
import { copy } from './copy.ts';

/** The counted results of the last seven days, and how many days in a row have one. */
export function DayStrip({ strip, streak }: Pick<FlockRecords, 'strip' | 'streak'>) {
  const text = copy.account;
  return (
    <Days aria-label={text.strip}>
      {strip.map(({ day, score }) => (
        <li key={day} data-counted={score !== null} aria-label={text.dayLabel(day, score)}>
          <small>{text.day(day)}</small>
          <b>{score ?? '–'}</b>
        </li>
      ))}
      {streak > 0 && <li data-streak>{text.streak(streak)}</li>}
    </Days>
  );
}

const Days = styled('ol')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  margin: theme.spacing(1.5, 0, 0),
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'grid', flex: 1, justifyItems: 'center', fontSize: 14, lineHeight: 1.3 },
  '& small': { fontSize: 12, color: theme.vars.palette.text.secondary },
  '& li[data-counted="false"] b': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& li[data-streak]': { flex: 'none', paddingLeft: theme.spacing(1), fontSize: 13 },
}));
