import { styled } from '@mui/material/styles';
import type { FormEvent, ReactNode } from 'react';

interface AccountFormProps {
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form of the dialogs. What is wrong is said by the product, not by the browser. */
export function AccountForm({ onSubmit, children }: AccountFormProps) {
  return (
    <Form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </Form>
  );
}

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.25) }));

/** The buttons at the end of a form: the way back at the left, the way on at the right. */
export const FormActions = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  marginTop: theme.spacing(0.5),
  '& .main': { minWidth: 120, marginInlineStart: 'auto' },
}));

/** A sentence above the fields. */
export const FormHint = styled('p')(({ theme }) => ({
  margin: theme.spacing(0, 0, 0.5),
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

/** A sentence with a link to another dialog below a form. */
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
