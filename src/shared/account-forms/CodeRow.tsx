import { styled } from '@mui/material/styles';
import { type Control, type FieldPath, type FieldValues, useFormState } from 'react-hook-form';
import type { FieldCheck } from '../forms/FormField.tsx';
import { FormNotice } from '../forms/FormNotice.tsx';
import type { Notice } from '../forms/notice.ts';
import { CodeField } from './CodeField.tsx';
import { CodeHelp } from './CodeHelp.tsx';
import { SEND_BUTTON_WIDTH_PX } from './constants.ts';
import { SendCodeButton } from './SendCodeButton.tsx';
import type { CodeSender } from './use-code-sender.ts';

interface CodeRowProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  readonly check: FieldCheck<Values>;
  readonly sender: CodeSender;
  readonly onSend: () => void;
}

/** The field of the code, the button that sends another one, and one message about them: the latest. */
export function CodeRow<Values extends FieldValues>({ control, name, check, sender, onSend }: CodeRowProps<Values>) {
  const isRejected = control.getFieldState(name, useFormState({ control, name })).invalid;
  return (
    <Rows>
      <Row>
        <CodeField control={control} name={name} check={check} />
        <SendCodeButton sender={sender} onClick={onSend} />
      </Row>
      {!isRejected && <FormNotice notice={sender.notice} />}
      <CodeHelp sender={sender} isWhereKnown={isRejected || isAboutNow(sender.notice)} />
    </Rows>
  );
}

/** A warning says that a code may have been sent, and where it arrives stays worth knowing. */
function isAboutNow(notice: Notice | null): boolean {
  return notice !== null && notice.severity !== 'warning';
}

const Rows = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  // A problem's text continues below the button, so that it does not need a second line.
  '& .MuiFormHelperText-root': { marginInlineEnd: `calc(-${SEND_BUTTON_WIDTH_PX}px - ${theme.spacing(1)})` },
}));
