import Button from '@mui/material/Button';
import { useState } from 'react';
import { SYSTEM_CALLS, type SystemConfig } from '../../../core/contracts/admin-system.ts';
import { UPLOAD_LIMITS } from '../../../core/contracts/admin-uploads.ts';
import { Form, FormActions, FormHint } from '../../../shared/forms/Form.tsx';
import { FormNotice } from '../../../shared/forms/FormNotice.tsx';
import { SubmitButton } from '../../../shared/forms/SubmitButton.tsx';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { copy } from './copy.ts';
import { ImageList } from './ImageList.tsx';
import { IMAGE_LISTS, toDraft, toSettings } from './model/portal-draft.ts';
import { useSaving } from './use-saving.ts';

const words = copy.portal;
const MEGABYTE = 1024 * 1024;

/** The pictures of the portal. */
export function PortalForm({ config }: { readonly config: SystemConfig }) {
  const [draft, setDraft] = useState(() => toDraft(config.portal));
  const [saved, setSaved] = useState(draft);
  const [isChecked, setIsChecked] = useState(false);
  const { save, notice, showNotice, isBusy } = useSaving(SYSTEM_CALLS.savePortal, [SYSTEM_CALLS.read.id]);
  useUnsavedWork(draft !== saved ? words.unsaved : null);

  async function submit() {
    const body = toSettings(draft);
    setIsChecked(body === null);
    if (body === null) showNotice({ severity: 'error', text: copy.problems });
    else if (await save({ body })) setSaved(draft);
  }

  const { files, bytes } = config.uploads;
  return (
    <Form onSubmit={() => void submit()}>
      <FormHint>{words.purpose}</FormHint>
      {IMAGE_LISTS.map((name) => (
        <ImageList key={name} name={name} draft={draft} isChecked={isChecked} onEdit={setDraft} />
      ))}
      <FormHint>
        {words.usage(
          files,
          UPLOAD_LIMITS.storedFiles,
          (bytes / MEGABYTE).toFixed(1),
          (UPLOAD_LIMITS.storedBytes / MEGABYTE).toFixed(0),
        )}
      </FormHint>
      <FormNotice notice={notice} />
      <FormActions>
        <Button onClick={() => setDraft(toDraft(config.initialPortal))}>{words.restore}</Button>
        <SubmitButton isBusy={isBusy}>{copy.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
