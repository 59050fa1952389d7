import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId } from 'react';

interface SwitchRowProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch at the end of a row with its label and, below it, what it does. */
export function SwitchRow({ label, hint, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <Row>
      <span>
        <span id={id}>{label}</span>
        {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      </span>
      <Switch
        checked={isOn}
        onChange={(_event, next) => onChange(next)}
        slotProps={{
          input: { 'aria-labelledby': id, ...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` }) },
        }}
      />
    </Row>
  );
}

const Row = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: 40,
  cursor: 'pointer',
  ...theme.typography.body2,
  '& > span:first-of-type': { display: 'grid', minWidth: 0 },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& .MuiSwitch-root': { flex: 'none', marginRight: theme.spacing(-1) },
}));
