import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { FormDialog } from '../../../shared/ui/FormDialog.tsx';
import { content } from './content.ts';
import { copy } from './copy.ts';
import { LongPressDrawing } from './LongPressDrawing.tsx';
import { RightClickDrawing } from './RightClickDrawing.tsx';

interface TutorialDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const words = copy.tutorial;

/** How to copy the address of an image on a computer and on a phone (doc 2 §2). Opens above other dialogs. */
export function TutorialDialog({ isOpen, onClose }: TutorialDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      title={words.title}
      onClose={onClose}
      width="sm"
      actions={
        <Button variant="contained" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <Typography variant="body2" sx={{ mb: 2 }}>
        {content.intro}
      </Typography>
      <Devices>
        <Steps title={words.desktop} steps={content.desktop} drawing={<RightClickDrawing />} />
        <Steps title={words.phone} steps={content.phone} drawing={<LongPressDrawing />} />
      </Devices>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2.5, mb: 0.5 }}>
        {words.rules}
      </Typography>
      <List>
        {content.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </List>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {content.hint}
      </Typography>
    </FormDialog>
  );
}

interface StepsProps {
  readonly title: string;
  readonly steps: readonly string[];
  readonly drawing: ReactNode;
}

function Steps({ title, steps, drawing }: StepsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      {drawing}
      <Typography id={id} variant="subtitle2" component="h3" sx={{ mt: 1, mb: 0.5 }}>
        {title}
      </Typography>
      <List as="ol">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </List>
    </section>
  );
}

const Devices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(3),
  [MEDIA.phone]: { gridTemplateColumns: '1fr' },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  paddingInlineStart: theme.spacing(2.5),
  ...theme.typography.body2,
}));
