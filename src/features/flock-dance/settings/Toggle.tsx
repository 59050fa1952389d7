import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';

interface ToggleProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch of the settings, with a line that explains it. */
export function Toggle({ label, hint, isOn, isDisabled = false, onChange }: ToggleProps) {
  const hintId = useId();
  return (
    <div>
      <FormControlLabel
        sx={{ ml: 0, width: '100%', justifyContent: 'space-between' }}
        labelPlacement="start"
        label={label}
        control={
          <Switch
            checked={isOn}
            disabled={isDisabled}
            onChange={(_, next) => onChange(next)}
            slotProps={{ input: { 'aria-describedby': hintId } }}
          />
        }
      />
      <FormHelperText id={hintId} sx={{ mt: -0.5 }}>
        {hint}
      </FormHelperText>
    </div>
  );
}
