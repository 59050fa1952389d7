import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ActionRowProps {
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** Something that the settings lead to, with a line that explains it. */
export function ActionRow({ label, hint, action, isDisabled, onClick }: ActionRowProps) {
  const hintId = useId();
  return (
    <Row>
      <Typography>{label}</Typography>
      <Button variant="outlined" size="small" disabled={isDisabled} aria-describedby={hintId} onClick={onClick}>
        {action}
      </Button>
      <FormHelperText id={hintId}>{hint}</FormHelperText>
    </Row>
  );
}

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  '& > .MuiFormHelperText-root': { gridColumn: '1 / -1', marginTop: 0 },
});
