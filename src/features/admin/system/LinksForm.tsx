import { useForm } from 'react-hook-form';
import { isLinkAddress, SYSTEM_CALLS, SYSTEM_LIMITS, type SystemLinks } from '../../../core/contracts/admin-system.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { FormField } from '../../../shared/forms/FormField.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { copy } from './copy.ts';
import { useSaving } from './use-saving.ts';

const words = copy.links;
const LINKS = ['registry', 'gateway', 'orders'] as const;

/** The quick links of the administration's home. */
export function LinksForm({ links }: { readonly links: SystemLinks }) {
  const form = useForm<SystemLinks>({ defaultValues: links });
  const changed = [SYSTEM_CALLS.read.id, SYSTEM_CALLS.readLinks.id];
  const { save, notice, isBusy } = useSaving(SYSTEM_CALLS.saveLinks, changed, form);
  useUnsavedWork(form.formState.isDirty ? words.unsaved : null);

  async function submit() {
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return;
    const { registry, gateway, orders } = form.getValues();
    const body = { registry: registry.trim(), gateway: gateway.trim(), orders: orders.trim() };
    if (await save({ body })) form.reset(body);
  }

  return (
    <Form onSubmit={() => void submit()}>
      <FormHint>{words.purpose}</FormHint>
      {LINKS.map((name) => (
        <FormField
          key={name}
          control={form.control}
          name={name}
          label={words[name]}
          hint={words.hint}
          autoComplete="off"
          check={findLinkProblem}
          input={{ type: 'url' }}
        />
      ))}
      <FormNotice notice={notice} />
      <FormActions>
        <SubmitButton isBusy={isBusy}>{copy.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function findLinkProblem(text: string): string | null {
  const address = text.trim();
  return address.length <= SYSTEM_LIMITS.addressLength && isLinkAddress(address) ? null : words.badLink;
}
