import { styled } from '@mui/material/styles';
import { tint } from '../../../shared/look/tint.ts';
import { copy } from './copy.ts';

interface CodeListProps {
  readonly codes: readonly string[];
  /** Labels by code; a code without one stands alone. */
  readonly labels: ReadonlyMap<string, string>;
  /** Colors the codes and puts a sign before each. */
  readonly tone?: 'gained' | 'lost';
}

const SIGNS = { gained: '+', lost: '−' } as const;

/** Permission codes in a row, each with its label. */
export function CodeList({ codes, labels, tone }: CodeListProps) {
  if (codes.length === 0) return <Empty>{copy.none}</Empty>;
  return (
    <List data-tone={tone}>
      {codes.map((code) => (
        <li key={code}>
          {tone !== undefined && <span aria-hidden="true">{SIGNS[tone]}</span>}
          <code>{code}</code>
          {labels.has(code) && <span>{labels.get(code)}</span>}
        </li>
      ))}
    </List>
  );
}

const Empty = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const List = styled('ul')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.75),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...theme.typography.body2,
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.spacing(0.75),
      padding: theme.spacing(0.25, 1),
      borderRadius: theme.radius.small,
      background: tint(palette.text.primary, 6),
    },
    '& code': { ...theme.mono, overflowWrap: 'anywhere' },
    '&[data-tone="gained"] li': { background: tint(palette.success.main, 10), color: palette.success.main },
    '&[data-tone="lost"] li': { background: tint(palette.error.main, 10), color: palette.error.main },
  };
});
