import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { copy } from './copy.ts';

interface NameChipsProps {
  readonly names: readonly string[];
  readonly onPick: (name: string) => void;
}

/** Names of members that may be written at the end of the query. */
export function NameChips({ names, onPick }: NameChipsProps) {
  if (names.length === 0) return null;
  return (
    <Row>
      <span id="query-names">{copy.names}</span>
      <ul aria-labelledby="query-names">
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => onPick(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.spacing(1),
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& > span': { flex: 'none' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.75), margin: 0, padding: 0, listStyle: 'none' },
  '& button': {
    minHeight: 28,
    maxWidth: 240,
    padding: theme.spacing(0, 1.25),
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: theme.radius.full,
    ...theme.mono,
    fontSize: 13,
    color: theme.vars.palette.text.primary,
    background: 'none',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { borderColor: theme.vars.palette.primary.main },
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
    [MEDIA.coarse]: { minHeight: 44 },
  },
}));
