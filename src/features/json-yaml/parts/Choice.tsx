import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';

interface ChoiceProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly title?: string | undefined;
  readonly onChange: (isOn: boolean) => void;
}

/** A choice of a toolbar that is on or off. */
export function Choice({ label, isOn, isDisabled = false, title = '', onChange }: ChoiceProps) {
  return (
    <Tooltip describeChild title={title}>
      <FormControlLabel
        label={label}
        disabled={isDisabled}
        control={<Switch size="small" checked={isOn} onChange={(event) => onChange(event.target.checked)} />}
      />
    </Tooltip>
  );
}
