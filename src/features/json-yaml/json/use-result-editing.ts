import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { TreeEditing } from '../tree/edited-value.ts';
import { canEdit, canStep, editResult, prepareEdit, stepThroughEdits } from './edit-result.ts';
import type { JsonController } from './json-controller.ts';

/** Edits of the shown result; null while it is no copy of the input. */
export function useResultEditing({ store, context }: JsonController): TreeEditing | null {
  const isOn = useStore(store, canEdit);
  const canUndo = useStore(store, (state) => canStep(state, 'undo'));
  const canRedo = useStore(store, (state) => canStep(state, 'redo'));
  return useMemo(
    () =>
      isOn
        ? {
            canUndo,
            canRedo,
            prepare: () => prepareEdit(context),
            apply: (documentId, trail, edits) => editResult(context, documentId, trail, edits),
            step: (step) => void stepThroughEdits(context, step),
          }
        : null,
    [context, isOn, canUndo, canRedo],
  );
}
