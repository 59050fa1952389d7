import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type EmailConfigReply, IMPLICIT_TLS_PORT, SMTP_PORTS } from '../../../core/contracts/admin-mail.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { type FieldCheck, FormField } from '../../../shared/forms/FormField.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useSession } from '../../../shared/session/session.ts';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { copy } from './copy.ts';
import { HopList } from './HopList.tsx';
import {
  checkHost,
  checkMailPassword,
  checkSender,
  checkTestEmail,
  checkUsername,
  MAIL_PRESETS,
  type MailPreset,
  type MailProblem,
  type MailValues,
} from './model/mail-form.ts';
import { isMailingFailure } from './model/mail-hops.ts';
import { useMailSetup } from './use-mail-setup.ts';

interface MailSetupFormProps {
  readonly config: EmailConfigReply;
  readonly onDone: () => void;
  /** Absent where the settings are changed later: there is nothing to postpone any more. */
  readonly onPostpone?: () => void;
}

const PORT_OPTIONS = SMTP_PORTS.map((port) => ({ value: String(port), label: copy.ports[port] }));
/** An object lists its numbers first, so the order is written here. */
const PRESET_IDS: readonly MailPreset[] = ['qq', 163, 126, 'exmail', 'aliyun', 'outlook'];

/** The settings of the mail server, with a test that names the failing hop (traps T22 and T26). */
export function MailSetupForm({ config, onDone, onPostpone }: MailSetupFormProps) {
  const text = copy.setup;
  const ownEmail = useSession().session?.user.email ?? '';
  const setup = useMailSetup(config, ownEmail, { onDone, onPostpone });
  const { form, steps, result, test, save, saveAnyway, postpone } = setup;
  const { control } = form;
  useUnsavedWork(form.formState.isDirty ? copy.settings.unsaved : null);
  return (
    <Form onSubmit={() => void save()}>
      <FormHint>{text.intro}</FormHint>
      <PresetButtons form={form} />
      <ServerFields form={form} />
      <LoginFields form={form} isSaved={config.password === 'configured'} />
      <FormField
        control={control}
        name="fromEmail"
        label={text.fromEmail}
        hint={text.fromEmailHint}
        autoComplete="off"
        check={inWords(checkSender)}
      />
      <FormField control={control} name="fromName" label={text.fromName} autoComplete="off" check={() => null} />
      <TestRow>
        <FormField
          control={control}
          name="testEmail"
          label={text.testEmail}
          autoComplete="email"
          check={inWords(checkTestEmail)}
        />
        <Button variant="outlined" onClick={() => void test()} aria-busy={steps.isBusy}>
          {text.test}
        </Button>
      </TestRow>
      <FormNotice notice={steps.notice} />
      {result !== null && <HopList failure={result.failure} />}
      <FormActions>
        {result?.failure != null && isMailingFailure(result.failure) && (
          <Button size="large" onClick={() => void saveAnyway()}>
            {text.saveAnyway}
          </Button>
        )}
        {onPostpone !== undefined && (
          <Button size="large" onClick={() => void postpone()}>
            {text.postpone}
          </Button>
        )}
        <SubmitButton isBusy={steps.isBusy}>{onPostpone === undefined ? copy.settings.save : text.save}</SubmitButton>
      </FormActions>
      {onPostpone !== undefined && <FormHint>{text.postponeHint}</FormHint>}
    </Form>
  );
}

interface PartProps {
  readonly form: UseFormReturn<MailValues>;
}

function PresetButtons({ form }: PartProps) {
  const text = copy.setup;
  return (
    <Presets role="group" aria-label={text.presets}>
      {PRESET_IDS.map((id) => (
        <Button
          key={id}
          size="small"
          variant="outlined"
          onClick={() => {
            form.setValue('smtpHost', MAIL_PRESETS[id].smtpHost, { shouldDirty: true });
            form.setValue('smtpPort', MAIL_PRESETS[id].smtpPort, { shouldDirty: true });
            form.clearErrors('smtpHost');
          }}
        >
          {copy.presetNames[id]}
        </Button>
      ))}
    </Presets>
  );
}

function ServerFields({ form }: PartProps) {
  const text = copy.setup;
  const { control } = form;
  const [port, isStartTls] = useWatch({ control, name: ['smtpPort', 'smtpStartTls'] });
  return (
    <>
      <FormField
        control={control}
        name="smtpHost"
        label={text.host}
        hint={text.hostHint}
        autoComplete="off"
        check={inWords(checkHost)}
        tidy={(typed) => typed.trim().toLowerCase()}
      />
      <Spaced>
        <SelectField
          label={text.port}
          value={String(port)}
          options={PORT_OPTIONS}
          onChange={(value) =>
            form.setValue('smtpPort', SMTP_PORTS.find((each) => String(each) === value) ?? port, { shouldDirty: true })
          }
        />
      </Spaced>
      {port !== IMPLICIT_TLS_PORT && (
        <FormControlLabel
          control={
            <Switch
              checked={isStartTls}
              onChange={(_event, checked) => form.setValue('smtpStartTls', checked, { shouldDirty: true })}
            />
          }
          label={text.startTls}
        />
      )}
    </>
  );
}

function LoginFields({ form, isSaved }: PartProps & { readonly isSaved: boolean }) {
  const text = copy.setup;
  const { control } = form;
  const isAuth = useWatch({ control, name: 'smtpAuth' });
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={isAuth}
            onChange={(_event, checked) => form.setValue('smtpAuth', checked, { shouldDirty: true })}
          />
        }
        label={text.auth}
      />
      {isAuth && (
        <>
          <FormField
            control={control}
            name="smtpUsername"
            label={text.username}
            hint={text.usernameHint}
            autoComplete="off"
            check={inWords(checkUsername)}
          />
          <PasswordField
            control={control}
            name="smtpPassword"
            label={isSaved ? text.passwordKept : text.password}
            check={inWords((typed, values) => checkMailPassword(typed, values, isSaved))}
            autoComplete="new-password"
          />
        </>
      )}
    </>
  );
}

/** A rule's check, with the words for its problems. */
function inWords(check: (text: string, values: MailValues) => MailProblem | null): FieldCheck<MailValues> {
  return (text, values) => {
    const problem = check(text, values);
    return problem === null ? null : copy.problems[problem];
  };
}

/** Room for the small label of a select list below the hint of the field before. */
const Spaced = styled('div')(({ theme }) => ({ marginTop: theme.spacing(1) }));

const Presets = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(1),
}));

const TestRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  gap: theme.spacing(1),
  '& > button': { minHeight: 56 },
}));
