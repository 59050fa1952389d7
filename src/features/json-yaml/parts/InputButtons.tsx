import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import ClearIcon from '@mui/icons-material/DeleteOutlined';
import OpenIcon from '@mui/icons-material/FolderOpenOutlined';
import { memo } from 'react';
import { copy } from './copy.ts';
import { clearInput, openInput, pasteInput } from './input-actions.ts';
import type { InputController } from './input-controller.ts';
import { PaneButton } from './PaneButton.tsx';

/** Pastes, opens or clears the input. */
export const InputButtons = memo(function InputButtons({ controller }: { readonly controller: InputController }) {
  const words = copy.toolbar;
  return (
    <>
      <PaneButton icon={<PasteIcon />} label={words.paste} onClick={() => void pasteInput(controller)} />
      <PaneButton icon={<OpenIcon />} label={words.open} onClick={() => void openInput(controller)} />
      <PaneButton icon={<ClearIcon />} label={words.clear} shortcut="clear" onClick={() => clearInput(controller)} />
    </>
  );
});
