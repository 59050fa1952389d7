import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import type { Reflection } from '../model/reflection.ts';
import { copy } from '../words.ts';

/** Links to all reflections. */
export function ContentsList({ reflections }: { readonly reflections: readonly Reflection[] }) {
  return (
    <Nav aria-label={copy.contents}>
      <ol>
        {reflections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span aria-hidden="true">{copy.number(index)}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </Nav>
  );
}

const Nav = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: theme.spacing(3),
  alignSelf: 'start',
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'baseline',
    gap: theme.spacing(1.25),
    padding: theme.spacing(0.75, 1),
    borderRadius: theme.radius.small,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
  },
  '& a:hover': { color: theme.vars.palette.primary.dark },
  '& span': { fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
  [MEDIA.stacked]: {
    position: 'static',
    '& ol': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
    '& a': { padding: theme.spacing(0.5, 1.5), border: `1px solid ${theme.vars.palette.divider}` },
    '& span': { display: 'none' },
  },
  [MEDIA.print]: { display: 'none' },
}));
