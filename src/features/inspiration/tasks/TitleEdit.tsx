import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { isComposing } from '../../../shared/ime.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { useUnsavedWork } from '../../../shared/unsaved-work.ts';
import { copy as tasksCopy } from './copy.ts';

interface TitleEditProps {
  readonly title: string;
  /** Resolves to false where the title was not stored: the field then stays, with the typed words. */
  readonly onSave: (title: string) => Promise<boolean>;
  /** `isKey`: a key has closed the field, so that the focus has nowhere to be. */
  readonly onClose: (isKey: boolean) => void;
}

/** The title of a task as a field in its row. Enter and leaving the field store it; Escape and an empty field change nothing. */
export function TitleEdit({ title, onSave, onClose }: TitleEditProps) {
  const [typed, setTyped] = useState(title);
  const isClosing = useRef(false);
  const isChanged = typed.trim() !== '' && typed !== title;
  useUnsavedWork(isChanged ? tasksCopy.unsavedTitle : null);
  const close = async (isKey: boolean, stores: boolean) => {
    if (isClosing.current) return;
    isClosing.current = true;
    if (!stores || !isChanged || (await onSave(typed))) onClose(isKey);
    isClosing.current = false;
  };
  return (
    <Field
      autoFocus
      fullWidth
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void close(false, true)}
      onKeyDown={(event) => {
        if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        event.stopPropagation();
        void close(true, event.key === 'Enter');
      }}
      inputProps={{ 'aria-label': tasksCopy.dialog.title, enterKeyHint: 'done' }}
    />
  );
}

/** The words stay where they were, and the row keeps its height. */
const Field = styled(InputBase)(({ theme }) => ({
  flex: '1 1 0',
  margin: theme.spacing(0, 0, 0, -0.75),
  padding: theme.spacing(0, 0.625),
  border: `1px solid ${theme.vars.palette.primary.main}`,
  borderRadius: theme.radius.small,
  background: theme.vars.palette.background.paper,
  font: 'inherit',
  [MEDIA.narrow]: { flex: 'none' },
  '& input': { height: 30, padding: 0 },
}));
