import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import ClearIcon from '@mui/icons-material/DeleteOutlined';
import OpenIcon from '@mui/icons-material/FolderOpenOutlined';
import Button from '@mui/material/Button';
import { copy } from './copy.ts';
import { clearInput, openInput, pasteInput } from './input-actions.ts';
import type { InputController } from './input-controller.ts';

/** Pastes, opens or clears the input. */
export function InputButtons({ controller }: { readonly controller: InputController }) {
  return (
    <>
      <Button size="small" startIcon={<PasteIcon />} onClick={() => pasteInput(controller)}>
        {copy.toolbar.paste}
      </Button>
      <Button size="small" startIcon={<OpenIcon />} onClick={() => openInput(controller)}>
        {copy.toolbar.open}
      </Button>
      <Button size="small" startIcon={<ClearIcon />} onClick={() => clearInput(controller)}>
        {copy.toolbar.clear}
      </Button>
    </>
  );
}
