import TextField from '@mui/material/TextField';
import { isComposing } from '../../../shared/ime.ts';
import { copy } from './copy.ts';

interface TypedNameProps {
  /** The role's name, or the code. */
  readonly name: string;
  readonly typed: string;
  /** The visitor tried to go on without the right name. */
  readonly isMissed: boolean;
  readonly onType: (text: string) => void;
}

/** The second, explicit step of a change that reaches far: the visitor types the name of the thing that changes. */
export function TypedName({ name, typed, isMissed, onType }: TypedNameProps) {
  return (
    <TextField
      label={copy.typeName(name)}
      value={typed}
      autoComplete="off"
      fullWidth
      error={isMissed}
      helperText={isMissed ? copy.wrongName(name) : ' '}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        // The Enter that ends a composed word must not submit the form.
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
      }}
      slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'characters' } }}
    />
  );
}
