import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { currentGamepad, onGamepadChange } from '../../../platform/gamepad.ts';
import { GLASS } from '../../../shared/flock/palette.ts';
import { copy } from './copy.ts';

/** Lists the keys of the game: those of the gamepad where one is connected. */
export function KeyboardHint() {
  const hasGamepad = useSyncExternalStore(
    onGamepadChange,
    () => currentGamepad() !== null,
    () => false,
  );
  return (
    <Hint>
      {(hasGamepad ? copy.gamepadKeys : copy.keys).map(({ keys, note, word }) => (
        <span key={word}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {note} {word}
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
