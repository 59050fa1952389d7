import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { TextDocument } from '../../../bridges/json-bridge.ts';
import { nextPaint } from '../../../platform/next-paint.ts';
import type { TreeEditing } from '../tree/edited-value.ts';
import type { JsonTree } from '../tree/json-tree.ts';
import { canEdit, canStep, editResult, prepareEdit, stepThroughEdits } from './edit-result.ts';
import type { JsonController } from './json-controller.ts';

/** Edits of the result, which `tree` shows; null while the result is no copy of the input. */
export function useResultEditing({ store, context }: JsonController, tree: JsonTree | null): TreeEditing | null {
  useEffect(() => {
    if (tree === null) return;
    const follow = async (document: TextDocument) => {
      await tree.follow(document);
      await nextPaint();
    };
    context.followers.add(follow);
    return () => void context.followers.delete(follow);
  }, [context, tree]);
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
