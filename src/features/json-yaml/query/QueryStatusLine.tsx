import { styled } from '@mui/material/styles';
import type { QueryCount } from '../../../bridges/json-bridge.ts';
import { copy } from './copy.ts';
import { toCharacterPlace } from './model/complete-query.ts';
import type { QueryStatus } from './query-session.ts';

interface QueryStatusLineProps {
  readonly id: string;
  readonly text: string;
  readonly status: QueryStatus;
}

/** The state of the query: its problem, or the number of its results. */
export function QueryStatusLine({ id, text, status }: QueryStatusLineProps) {
  return (
    <Line id={id} role="status" className={toSeverity(status)}>
      {toWords(text, status)}
    </Line>
  );
}

function toWords(text: string, status: QueryStatus): string {
  switch (status.step) {
    case 'wrong':
      return copy.problem(status.problem, toCharacterPlace(text, status.problem.at));
    case 'counted':
      return copy.count(status.count.count) + toRest(status.count);
    case 'done':
      return copy.done(status.count.count) + toRest(status.count);
    case 'failed':
      return status.words;
    default:
      return copy[status.step];
  }
}

function toRest({ skippedCount, badPatterns }: QueryCount): string {
  const skipped = skippedCount === 0 ? '' : copy.skipped(skippedCount);
  return skipped + (badPatterns.length === 0 ? '' : copy.badPatterns(badPatterns));
}

function toSeverity(status: QueryStatus): 'error' | 'warning' | 'strong' | '' {
  switch (status.step) {
    case 'wrong':
    case 'failed':
      return 'error';
    case 'counted':
    case 'done': {
      const { skippedCount, badPatterns } = status.count;
      return skippedCount > 0 || badPatterns.length > 0 ? 'warning' : 'strong';
    }
    default:
      return '';
  }
}

const Line = styled('span')(({ theme }) => ({
  flex: '1 1 240px',
  minWidth: 0,
  minHeight: 20,
  overflowWrap: 'anywhere',
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '&.strong': { color: theme.vars.palette.text.primary },
  '&.warning': { color: theme.vars.palette.warning.main },
  '&.error': { color: theme.vars.palette.error.main },
}));
