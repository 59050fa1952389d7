import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useAskedClose } from '../../../shared/confirm/use-asked-close.ts';
import { toDataErrorWords } from '../../../shared/data/error-words.ts';
import { Form } from '../../../shared/forms/Form.tsx';
import { showToast } from '../../../shared/toast-store.ts';
import { Sheet } from '../../../shared/ui/Sheet.tsx';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import type { OpenedPicture } from '../background/open-picture.ts';
import { OversizeDialog } from '../dialogs/OversizeDialog.tsx';
import { TutorialDialog } from '../dialogs/TutorialDialog.tsx';
import type { LegibleText } from '../model/legible.ts';
import { goalSettings } from '../settings-store.ts';
import { CardContentSection } from './CardContentSection.tsx';
import { ColorSection } from './ColorSection.tsx';
import { copy } from './copy.ts';
import { FontSection } from './FontSection.tsx';
import { BackgroundSection, PanelSection, PictureSection } from './SurfaceSections.tsx';
import { saveDraft } from './save-draft.ts';
import { type LookDraft, useLookDraft } from './use-look-draft.ts';

interface EditDialogProps {
  readonly isOpen: boolean;
  readonly open: (source: string) => Promise<OpenedPicture>;
  /** The card's text as the desktop shows it now. */
  readonly shown: LegibleText;
  /** The desktop shows this draft meanwhile; null: the stored look. */
  readonly onDraft: (draft: LookDraft | null) => void;
  readonly onClose: () => void;
}

/**
 * Everything that the visitor can choose for the desktop (doc 2 §2), beside the desktop, which shows each change at once.
 * Nothing is stored before it is saved, and closing takes it all back.
 */
export function EditDialog({ isOpen, open, shown, onDraft, onClose }: EditDialogProps) {
  const askAndClose = useAskedClose(copy.unsaved, onClose);
  const [isSaving, setSaving] = useState(false);
  const formId = useId();
  return (
    <Sheet
      isOpen={isOpen}
      title={copy.title}
      place="side"
      width="sm"
      onClose={askAndClose}
      actions={
        <>
          <Button onClick={askAndClose}>{copy.cancel}</Button>
          <Button type="submit" form={formId} variant="contained" disabled={isSaving}>
            {copy.save}
          </Button>
        </>
      }
    >
      <EditForm id={formId} open={open} shown={shown} onDraft={onDraft} onSaving={setSaving} onSaved={onClose} />
    </Sheet>
  );
}

interface EditFormProps extends Pick<EditDialogProps, 'open' | 'shown' | 'onDraft'> {
  readonly id: string;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onSaved: () => void;
}

function EditForm({ id, open, shown, onDraft, onSaving, onSaved }: EditFormProps) {
  const [initial] = useState(() => goalSettings.refresh());
  const editor = useLookDraft(initial);
  const [oversize, setOversize] = useState<{ readonly name: string; readonly size: number } | null>(null);
  const [isTutorialOpen, setTutorialOpen] = useState(false);
  useUnsavedWork(editor.isChanged ? copy.unsaved : null);
  const preview = useEffectEvent(onDraft);
  useEffect(() => {
    preview(editor.draft);
  }, [editor.draft]);
  useEffect(() => {
    return () => {
      preview(null);
    };
  }, []);

  const save = async () => {
    onSaving(true);
    try {
      await saveDraft(editor.draft);
      showToast(copy.saved, { severity: 'success' });
      onSaved();
    } catch (error) {
      showToast(copy.failed(toDataErrorWords(error)), { severity: 'error' });
    } finally {
      onSaving(false);
    }
  };
  const sections = { editor, open, onOversize: setOversize, onTutorial: () => setTutorialOpen(true) };
  return (
    <>
      <Form id={id} onSubmit={() => void save()}>
        <Stack spacing={3} divider={<Divider />} sx={{ pt: 0.5 }}>
          <CardContentSection editor={editor} />
          <ColorSection editor={editor} shown={shown} />
          <FontSection editor={editor} />
          <PanelSection {...sections} />
          <BackgroundSection {...sections} />
          <PictureSection editor={editor} />
        </Stack>
      </Form>
      <OversizeDialog
        isOpen={oversize !== null}
        file={oversize ?? { name: '', size: 0 }}
        onClose={() => setOversize(null)}
        onTutorial={() => setTutorialOpen(true)}
      />
      <TutorialDialog isOpen={isTutorialOpen} onClose={() => setTutorialOpen(false)} />
    </>
  );
}
