import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { copy as shared } from '../../../shared/copy.ts';
import { copy as tasksCopy } from './copy.ts';
import { listRepeats } from './repeat-text.ts';

interface RepeatFieldProps {
  readonly text: string;
  /** Due date `YYYY-MM-DD` of the task. */
  readonly due: string | null;
  readonly isDisabled: boolean;
  readonly isUnreadable: boolean;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

const words = tasksCopy.dialog;

/** The days on which a task repeats, chosen or written in everyday words. */
export function RepeatField({ text, due, isDisabled, isUnreadable, onChange, onLeave }: RepeatFieldProps) {
  const options = useMemo(() => listRepeats(due), [due]);
  return (
    <Autocomplete
      {...shared.autocomplete}
      freeSolo
      forcePopupIcon
      size="small"
      disabled={isDisabled}
      options={options}
      inputValue={text}
      onInputChange={(_event, value) => onChange(value)}
      onBlur={onLeave}
      renderInput={(props) => (
        <TextField
          {...props}
          label={words.repeat}
          error={isUnreadable}
          helperText={isUnreadable ? words.repeatUnreadable : text === '' ? null : words.repeatHint}
        />
      )}
    />
  );
}
