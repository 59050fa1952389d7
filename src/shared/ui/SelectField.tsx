import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { useDialogContainer } from './use-dialog-container.ts';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly hint?: string | null;
  readonly isDisabled?: boolean;
}

/**
 * [Note: Select lists]
 * A labelled choice of one. Its list is portalled into the page, or into the full-screen element, and never rendered
 * with `disablePortal`: the list's backdrop would lie inside the field, so the click that opens the list would end on
 * both, count as a click on the field, and give it the focus back. Keys then reach neither list nor dialog.
 */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange, hint = null, isDisabled = false } = props;
  const id = useId();
  const container = useDialogContainer(false);
  return (
    <FormControl fullWidth size="small" disabled={isDisabled}>
      <InputLabel id={id}>{label}</InputLabel>
      <Select
        labelId={id}
        label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
        MenuProps={{ container }}
        {...(hint === null ? {} : { SelectDisplayProps: { 'aria-describedby': `${id}-hint` } })}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
      {hint !== null && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
    </FormControl>
  );
}
