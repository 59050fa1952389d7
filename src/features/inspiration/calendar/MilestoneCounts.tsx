import { styled } from '@mui/material/styles';
import { MILESTONE_TYPES } from '../constants.ts';
import type { MilestoneCounts as Counts } from '../model/calendar-events.ts';
import { copy } from '../words.ts';
import { copy as words } from './copy.ts';
import { MilestoneMark } from './MilestoneMark.tsx';
import { MILESTONE_COLOR } from './milestone-look.ts';

/** How many milestone events there are of each type, most important first. It also explains the signs. */
export function MilestoneCounts({ counts }: { readonly counts: Counts }) {
  return (
    <Root aria-label={words.counts}>
      {MILESTONE_TYPES.toReversed().map((type) => (
        <li key={type} data-milestone={type}>
          <MilestoneMark type={type} />
          <span className="label">{copy.milestoneTypes[type]}</span>
          <strong>{counts[type]}</strong>
        </li>
      ))}
    </Root>
  );
}

const Root = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...theme.typography.body2,
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75) },
  '& .label': { color: MILESTONE_COLOR },
  '& strong': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));
