import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { copy } from './copy.ts';

type Indent = number | 'tab';

interface IndentSelectProps<Choice extends Indent> {
  readonly value: Choice;
  readonly options: readonly Choice[];
  readonly onChange: (indent: Choice) => void;
}

/** Chooses the indent per level: a number of spaces, or one tab. */
export function IndentSelect<Choice extends Indent>({ value, options, onChange }: IndentSelectProps<Choice>) {
  return (
    <TextField
      select
      size="small"
      label={copy.toolbar.indent}
      value={value}
      onChange={(event) => {
        const chosen = options.find((indent) => String(indent) === String(event.target.value));
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {options.map((indent) => (
        <MenuItem key={indent} value={indent}>
          {indent === 'tab' ? copy.toolbar.indentTab : copy.toolbar.indentValue(indent)}
        </MenuItem>
      ))}
    </TextField>
  );
}
