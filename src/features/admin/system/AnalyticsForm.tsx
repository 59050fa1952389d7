import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Analytics, analyticsSchema, SYSTEM_CALLS } from '../../../core/contracts/admin-system.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { FormField } from '../../../shared/forms/FormField.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { copy } from './copy.ts';
import { useSaving } from './use-saving.ts';

const words = copy.analytics;
const { endpoint: endpointSchema, siteId: siteIdSchema } = analyticsSchema.shape;

/** Where page views are counted, or nowhere. */
export function AnalyticsForm({ analytics }: { readonly analytics: Analytics | null }) {
  const [isOn, setIsOn] = useState(analytics !== null);
  const [wasOn, setWasOn] = useState(isOn);
  const form = useForm<Analytics>({ defaultValues: analytics ?? { endpoint: '', siteId: '' } });
  const { save, notice, isBusy } = useSaving(SYSTEM_CALLS.saveAnalytics, [SYSTEM_CALLS.read.id], form);
  useUnsavedWork(form.formState.isDirty || isOn !== wasOn ? words.unsaved : null);

  async function submit() {
    if (isOn && !(await form.trigger(undefined, { shouldFocus: true }))) return;
    const { endpoint, siteId } = form.getValues();
    const value = isOn ? { endpoint: endpoint.trim(), siteId: siteId.trim() } : null;
    if (!(await save({ body: { analytics: value } }))) return;
    form.reset(value ?? form.getValues());
    setWasOn(isOn);
  }

  return (
    <Form onSubmit={() => void submit()}>
      <FormHint>{words.purpose}</FormHint>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(_event, checked) => setIsOn(checked)} />}
        label={words.isOn}
      />
      {isOn && (
        <>
          <FormField
            control={form.control}
            name="endpoint"
            label={words.endpoint}
            hint={words.endpointHint}
            autoComplete="off"
            check={(text) => (endpointSchema.safeParse(text.trim()).success ? null : words.badEndpoint)}
            input={{ type: 'url' }}
          />
          <FormField
            control={form.control}
            name="siteId"
            label={words.siteId}
            autoComplete="off"
            check={(text) => (siteIdSchema.safeParse(text.trim()).success ? null : words.badSiteId)}
          />
        </>
      )}
      <FormNotice notice={notice} />
      <FormActions>
        <SubmitButton isBusy={isBusy}>{copy.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
