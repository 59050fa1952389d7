import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { CodeRow } from '../../../shared/account-forms/CodeRow.tsx';
import { inWords } from '../../../shared/account-forms/check-in-words.ts';
import { copy as formCopy } from '../../../shared/account-forms/copy.ts';
import { EmailField } from '../../../shared/account-forms/EmailField.tsx';
import {
  checkLoginCode,
  checkLoginEmail,
  checkLoginPassword,
} from '../../../shared/account-forms/model/account-rules.ts';
import { Form, FormActions, FormFooter } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { copy } from '../copy.ts';
import { DialogLink } from '../DialogLink.tsx';
import { useLogin } from './use-login.ts';

/** The login: address and password, and then the mailed code, whose last digit submits the form. */
export function LoginForm() {
  const text = copy.login;
  const { form, steps, sender, isVerifying, isOwnDevice, setIsOwnDevice, sendCode, logIn } = useLogin();
  const { control } = form;
  const [isAddressKnown] = useState(() => form.getValues('email') !== '');
  return (
    <Form onSubmit={() => void (isVerifying ? logIn() : sendCode())}>
      <EmailField
        control={control}
        name="email"
        check={inWords(checkLoginEmail)}
        autoComplete="username"
        autoFocus={!isAddressKnown}
      />
      <PasswordField
        control={control}
        name="password"
        label={formCopy.fields.password}
        check={inWords(checkLoginPassword)}
        autoComplete="current-password"
        autoFocus={isAddressKnown}
      />
      {isVerifying ? (
        <CodeRow
          control={control}
          name="emailCode"
          check={inWords(checkLoginCode)}
          sender={sender}
          onSend={() => void sendCode()}
        />
      ) : (
        <FormNotice notice={sender.notice} />
      )}
      <FormNotice notice={steps.notice} />
      <OwnDevice
        control={<Checkbox checked={isOwnDevice} onChange={(_event, isOn) => setIsOwnDevice(isOn)} />}
        label={
          <>
            {text.ownDevice}
            <small>{text.ownDeviceHint}</small>
          </>
        }
      />
      <FormActions>
        <SubmitButton isBusy={isVerifying ? steps.isBusy : sender.isSending} isFullWidth>
          {isVerifying ? text.submit : text.proceed}
        </SubmitButton>
      </FormActions>
      <FormFooter>
        <DialogLink to="forgot-password">{text.forgot}</DialogLink>
        <span className="end">{text.noAccount}</span>
        <DialogLink to="register">{text.register}</DialogLink>
      </FormFooter>
    </Form>
  );
}

const OwnDevice = styled(FormControlLabel)(({ theme }) => ({
  alignItems: 'flex-start',
  margin: theme.spacing(0, 0, 0, -1.25),
  '& .MuiCheckbox-root': { paddingBlock: theme.spacing(0.5) },
  '& small': { display: 'block', ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& .MuiFormControlLabel-label': { paddingTop: theme.spacing(0.375) },
}));
