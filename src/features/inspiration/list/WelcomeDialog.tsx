import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { StepsDrawing } from '../parts/StepsDrawing.tsx';
import { copy } from '../words.ts';

interface WelcomeDialogProps {
  readonly isOpen: boolean;
  readonly onCreate: () => void;
  readonly onClose: () => void;
}

const words = copy.welcome;

/** Greets a visitor who has no goal yet. */
export function WelcomeDialog({ isOpen, onCreate, onClose }: WelcomeDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.later}</Button>
          <Button variant="contained" autoFocus onClick={onCreate}>
            {words.create}
          </Button>
        </>
      }
    >
      <Body>
        <StepsDrawing />
        <p>{words.body}</p>
        <p className="hint">{words.privacy}</p>
      </Body>
    </FormDialog>
  );
}

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  textAlign: 'center',
  '& p': { margin: 0 },
  '& .hint': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
