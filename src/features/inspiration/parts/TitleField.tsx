import TextField from '@mui/material/TextField';
import { isComposing } from '../../../shared/ime.ts';

interface TitleFieldProps {
  readonly label: string;
  readonly value: string;
  /** Why the title is refused, or null. */
  readonly problem: string | null;
  readonly onChange: (title: string) => void;
}

/** The title of a goal or task at the top of its form. The line below it is always there, so that nothing moves. */
export function TitleField({ label, value, problem, onChange }: TitleFieldProps) {
  return (
    <TextField
      autoFocus
      label={label}
      value={value}
      error={problem !== null}
      helperText={problem ?? ' '}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        // The Enter that ends a composed word must not submit the form.
        if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
      }}
      sx={{ mt: 1 }}
    />
  );
}
