import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { INDENT_SPACES } from '../constants.ts';
import { copy } from './copy.ts';

type Indent = (typeof INDENT_SPACES.options)[number];

interface IndentSelectProps {
  readonly value: Indent;
  readonly onChange: (indent: Indent) => void;
}

/** Chooses the number of spaces per level. */
export function IndentSelect({ value, onChange }: IndentSelectProps) {
  return (
    <TextField
      select
      size="small"
      label={copy.toolbar.indent}
      value={value}
      onChange={(event) => {
        const chosen = INDENT_SPACES.options.find((spaces) => spaces === Number(event.target.value));
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {INDENT_SPACES.options.map((spaces) => (
        <MenuItem key={spaces} value={spaces}>
          {copy.toolbar.indentValue(spaces)}
        </MenuItem>
      ))}
    </TextField>
  );
}
