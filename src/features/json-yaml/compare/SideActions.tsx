import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import ClearIcon from '@mui/icons-material/DeleteOutlined';
import OpenIcon from '@mui/icons-material/FolderOpenOutlined';
import type { JsonInputController } from '../json/json-controller.ts';
import { IconAction } from '../parts/IconAction.tsx';
import { clearInput, openInput, pasteInput } from '../parts/input-actions.ts';
import type { CompareSide } from './compare-state.ts';
import { copy } from './copy.ts';

interface SideActionsProps {
  readonly side: CompareSide;
  readonly controller: JsonInputController;
}

/** Buttons that paste, open or clear one of the two texts, at the end of its title. */
export function SideActions({ side, controller }: SideActionsProps) {
  const actions = [
    { label: copy.panes.paste(side), icon: PasteIcon, run: () => pasteInput(controller) },
    { label: copy.panes.open(side), icon: OpenIcon, run: () => openInput(controller) },
    { label: copy.panes.clear(side), icon: ClearIcon, run: () => clearInput(controller) },
  ];
  return (
    <>
      {actions.map(({ label, icon, run }) => (
        <IconAction key={label} icon={icon} label={label} onClick={() => void run()} />
      ))}
    </>
  );
}
