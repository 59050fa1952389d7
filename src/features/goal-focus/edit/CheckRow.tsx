import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';

interface CheckRowProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A check box with its hint. */
export function CheckRow({ label, hint, isOn, onChange }: CheckRowProps) {
  const hintId = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            size="small"
            checked={isOn}
            onChange={(_event, next) => onChange(next)}
            slotProps={{ input: hint === undefined ? {} : { 'aria-describedby': hintId } }}
          />
        }
      />
      {hint !== undefined && (
        <FormHelperText id={hintId} sx={{ mt: -0.5, ml: 3.5 }}>
          {hint}
        </FormHelperText>
      )}
    </div>
  );
}
