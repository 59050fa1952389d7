import { useState } from 'react';
import { askNatively } from '../../platform/native-question.ts';
import { useLazyComponent } from '../lazy/use-lazy-component.ts';
import { type Question, useQuestions } from './confirm.ts';

const loadDialog = () => import('./ConfirmDialog.tsx').then(({ ConfirmDialog }) => ConfirmDialog);

/** Shows what `confirm` asks. Mounted once, in the shell. The dialog's file is fetched with the first question. */
export function ConfirmHost() {
  const current = useQuestions((questions) => questions[0] ?? null);
  const [last, setLast] = useState<Question | null>(null);
  const Dialog = useLazyComponent(loadDialog, {
    isNeeded: current !== null,
    onFailed: () => {
      // Without its file the question is asked by the browser: an unanswered question would block its asker.
      for (const { title, body, answer } of useQuestions.getState())
        answer(askNatively(`${title}\n\n${body}`) ? 'confirmed' : 'cancelled');
    },
  });

  // The dialog keeps its words while it closes.
  if (current !== null && current !== last) setLast(current);
  const shown = current ?? last;
  return Dialog === null || shown === null ? null : <Dialog question={shown} isOpen={current !== null} />;
}
