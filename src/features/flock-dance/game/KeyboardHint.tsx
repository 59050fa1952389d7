import { styled } from '@mui/material/styles';
import { GLASS } from '../../../shared/flock/palette.ts';
import { copy } from './copy.ts';

/** Lists the keys of the game. */
export function KeyboardHint() {
  return (
    <Hint>
      {copy.keys.map(({ keys, word }, index) => (
        <span key={word}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {index === 0 && copy.keysMoveToo} {word}
        </span>
      ))}
    </Hint>
  );
}

const Hint = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2.5),
  margin: 0,
  padding: theme.spacing(0.75, 2),
  borderRadius: theme.radius.panel,
  background: GLASS,
  color: theme.vars.palette.text.primary,
  fontSize: 13,
  whiteSpace: 'nowrap',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(0.5) },
  '& kbd': {
    minWidth: 24,
    padding: theme.spacing(0, 0.75),
    borderRadius: theme.radius.small,
    border: `1px solid ${theme.vars.palette.control}`,
    fontFamily: 'inherit',
    textAlign: 'center',
  },
}));
