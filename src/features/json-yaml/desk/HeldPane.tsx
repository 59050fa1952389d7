import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { InputPane, type InputPaneProps } from '../editor/InputPane.tsx';
import { copy } from '../parts/copy.ts';
import { changeReadOnly, type EditHandler } from '../parts/input-actions.ts';
import type { InputController } from '../parts/input-controller.ts';
import type { HeldInput } from './desk-state.ts';

export interface HeldPaneProps<Held> extends Omit<InputPaneProps, 'facts' | 'readOnlyText'> {
  readonly controller: InputController;
  readonly input: HeldInput<Held>;
  /** Shown beside the title while the text is edited or covered. */
  readonly hint: string;
  /** Words about a text outside of the editor. */
  readonly toFacts: (held: Held) => string;
  readonly canEdit: (held: Held) => boolean;
  readonly toText: (held: Held, onEdit: EditHandler) => ReactNode;
}

/** The pane of an input that is in the editor, or outside of it. */
export function HeldPane<Held>({ input, hint, toFacts, canEdit, toText, ...props }: HeldPaneProps<Held>) {
  const { controller, cover = null } = props;
  const held = input.at === 'outside' ? input.document : null;
  const edit =
    held !== null && canEdit(held)
      ? { label: copy.panes.editAnyway, onClick: () => void controller.editAnyway() }
      : null;
  return (
    <InputPane
      {...props}
      facts={
        <>
          <FileName name={input.name} />
          {held === null || cover !== null ? (
            <span className={cover === null ? 'shortcut' : ''}>{hint}</span>
          ) : (
            <span>{toFacts(held)}</span>
          )}
          {edit !== null && cover === null && (
            <Button size="small" onClick={edit.onClick}>
              {edit.label}
            </Button>
          )}
        </>
      }
      readOnlyText={held && toText(held, (attempt, isWhole) => void changeReadOnly(controller, attempt, isWhole, edit))}
    />
  );
}

/** The name of the file that a text came from, shortened where there is no room for it. */
function FileName({ name }: { readonly name: string | null }) {
  if (name === null) return null;
  return (
    <span className="file" title={name}>
      {name}
    </span>
  );
}
