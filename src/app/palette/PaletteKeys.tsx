import { styled } from '@mui/material/styles';
import { usesMetaKey } from '../../platform/command-key.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { copy } from './copy.ts';

/** The keys of the search, for visitors who have some. Screen readers know those of a list box. */
export function PaletteKeys({ canPin }: { readonly canPin: boolean }) {
  const { move, open, newTab, pin, close } = copy.keys;
  const command = usesMetaKey() ? '⌘' : 'Ctrl';
  const keys = [
    ['↑ ↓', move],
    ['Enter', open],
    [`${command} Enter`, newTab],
    ...(canPin ? [[`${command} D`, pin]] : []),
    ['Esc', close],
  ];
  return (
    <Line aria-hidden="true">
      {keys.map(([key, word]) => (
        <span key={word}>
          <kbd>{key}</kbd>
          {word}
        </span>
      ))}
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  padding: theme.spacing(1, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  '& kbd': {
    marginRight: theme.spacing(0.75),
    padding: theme.spacing(0.125, 0.75),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.mark,
    fontFamily: 'inherit',
  },
  [MEDIA.phone]: { display: 'none' },
  [MEDIA.coarse]: { display: 'none' },
}));
