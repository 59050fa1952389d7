import { styled } from '@mui/material/styles';
import { copy } from './copy.ts';
import type { StatusCounts as Counts } from './model/task-look.ts';
import { StatusMark } from './StatusMark.tsx';

interface StatusCountsProps {
  readonly counts: Counts;
  /** Tasks that are not inside of a folded branch. */
  readonly shownCount: number;
}

/** How many tasks are completed and how many are not, below the chart. */
export function StatusCounts({ counts, shownCount }: StatusCountsProps) {
  const total = counts.completed + counts.pending;
  return (
    <Row role="group" aria-label={copy.counts.label}>
      <span>
        <StatusMark status="completed" />
        {copy.counts.completed(counts.completed)}
      </span>
      <span>
        <StatusMark status="todo" />
        {copy.counts.pending(counts.pending)}
      </span>
      {shownCount < total && <span className="shown">{copy.counts.shown(shownCount, total)}</span>}
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2.5),
  padding: theme.spacing(1, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(0.75) },
  '& > .shown': { marginLeft: 'auto' },
}));
