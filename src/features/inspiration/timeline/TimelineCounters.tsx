import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import type { TimelineCounts } from '../model/timeline-rows.ts';
import { copy } from '../words.ts';

const COUNTERS = ['added', 'completed', 'key', 'changed'] as const;

/** The four numbers above the timeline. */
export function TimelineCounters({ counts }: { readonly counts: TimelineCounts }) {
  return (
    <Root>
      {COUNTERS.map((counter) => (
        <div key={counter}>
          <dt>{copy.timeline.counters[counter]}</dt>
          <dd>{counts[counter]}</dd>
        </div>
      ))}
    </Root>
  );
}

const Root = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  margin: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  '& > div': { display: 'flex', flexDirection: 'column-reverse', padding: theme.spacing(1.5, 2.5) },
  '& > div + div': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { ...theme.typography.h3, margin: 0, fontVariantNumeric: 'tabular-nums' },
  [MEDIA.phone]: {
    '& > div': { padding: theme.spacing(1, 1.25) },
    '& dd': { ...theme.typography.h4 },
  },
}));
