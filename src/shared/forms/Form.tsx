import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode } from 'react';
import { MEDIA } from '../look/media.ts';
import { PHRASE_WRAP } from '../look/phrase-wrap.ts';

interface FormProps {
  /** For a submit button outside of the form. */
  readonly id?: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form whose problems are reported by the product, not by the browser. */
export function Form({ id, onSubmit, children }: FormProps) {
  return (
    <Root
      id={id}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </Root>
  );
}

const Root = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  // The line that every field keeps free for its problem.
  '& .MuiFormHelperText-root': { marginTop: 2, lineHeight: 1.4, ...PHRASE_WRAP },
}));

/** The buttons at the end of a form: back at the left, submit at the right. */
export const FormActions = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  marginTop: theme.spacing(0.5),
  '& .main': { minWidth: 120, marginInlineStart: 'auto' },
  // In the lowest windows the fields scroll, and the way on stays.
  [MEDIA.low]: {
    position: 'sticky',
    zIndex: 1,
    bottom: 0,
    paddingBlock: theme.spacing(1),
    background: theme.vars.palette.background.paper,
    // Over the space below the content of a dialog, so that no field shows under them.
    '.MuiDialogContent-root &': { bottom: theme.spacing(-2.5) },
  },
}));

/** A sentence above the fields. */
export const FormHint = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 0.5),
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  ...PHRASE_WRAP,
}));

/** A sentence with links below a form. */
export const FormFooter = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  margin: theme.spacing(0.5, 0, 0),
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  '& .end': { marginInlineStart: 'auto' },
}));
