import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ChoiceSwitchProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, label: string])[];
  readonly onChange: (value: Value) => void;
}

/** A choice of one among a few, all visible. */
export function ChoiceSwitch<Value extends string>({ label, value, choices, onChange }: ChoiceSwitchProps<Value>) {
  return (
    <Group
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_, next: Value | null) => next !== null && onChange(next)}
    >
      {choices.map(([choice, text]) => (
        <ToggleButton key={choice} value={choice}>
          {text}
        </ToggleButton>
      ))}
    </Group>
  );
}

const Group = styled(ToggleButtonGroup)(({ theme }) => ({
  '& .MuiToggleButton-root': {
    minHeight: 36,
    padding: theme.spacing(0, 1.75),
    borderColor: theme.vars.palette.control,
    color: theme.vars.palette.text.secondary,
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 400,
  },
  '& .MuiToggleButton-root.Mui-selected': { fontWeight: 600 },
})) as typeof ToggleButtonGroup;
