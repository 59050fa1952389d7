import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { copy } from './copy.ts';
import { toDayEdge, toFilterDay } from './model/day-range.ts';

interface DayRangeFilterProps {
  readonly label: string;
  /** Milliseconds since 1970 as text, from the first moment of the first day; undefined where the range has no start. */
  readonly from: string | undefined;
  /** To the last moment of the last day. */
  readonly to: string | undefined;
  /** An empty text removes the end. */
  readonly onChange: (range: { readonly from: string; readonly to: string }) => void;
}

/** A filter by local days; both are included. */
export function DayRangeFilter({ label, from, to, onChange }: DayRangeFilterProps) {
  const isReversed = from !== undefined && to !== undefined && Number(from) > Number(to);
  const toText = (day: string, edge: 'first' | 'last') => String(toDayEdge(day, edge) ?? '');
  return (
    <Pair>
      <DayField
        label={copy.from(label)}
        value={toFilterDay(from)}
        onChange={(day) => onChange({ from: toText(day, 'first'), to: to ?? '' })}
      />
      <DayField
        label={copy.to(label)}
        value={toFilterDay(to)}
        problem={isReversed ? copy.rangeIsReversed : null}
        onChange={(day) => onChange({ from: from ?? '', to: toText(day, 'last') })}
      />
    </Pair>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly problem?: string | null;
  readonly onChange: (day: string) => void;
}

function DayField({ label, value, problem = null, onChange }: DayFieldProps) {
  return (
    <TextField
      size="small"
      type="date"
      label={label}
      value={value}
      error={problem !== null}
      helperText={problem}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } }}
    />
  );
}

const Pair = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '& > *': { flex: '1 1 140px' },
}));
