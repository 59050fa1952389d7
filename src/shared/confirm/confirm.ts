import { create } from 'zustand';

export interface ConfirmOptions {
  readonly title: string;
  /** What will happen, and to what. */
  readonly body: string;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** The answer cannot be undone. Colors the button. True by default. */
  readonly isDestructive?: boolean;
}

export interface Question extends ConfirmOptions {
  readonly id: number;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Questions that wait for an answer, oldest first. `ConfirmHost` shows them one after the other. */
export const useQuestions = create<readonly Question[]>(() => []);

let lastId = 0;

/** Asks the visitor, also over a full-screen element. Resolves to false for every answer other than the confirmation. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      useQuestions.setState((questions) => questions.filter((question) => question.id !== id), true);
      resolve(isConfirmed);
    };
    useQuestions.setState((questions) => [...questions, { ...options, id, answer }], true);
  });
}
