import { create } from 'zustand';

interface ConfirmOptions {
  readonly title: string;
  /** What will happen, and to what. */
  readonly body: string;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  /** A second way to go on, for `choose`. */
  readonly alternativeLabel?: string;
  /** The answer cannot be undone. Colors the button. True by default. */
  readonly isDestructive?: boolean;
}

export interface Question extends ConfirmOptions {
  readonly id: number;
  readonly answer: (answer: Answer) => void;
}

export type Answer = 'confirmed' | 'alternative' | 'cancelled';

/** Questions that wait for an answer, oldest first. `ConfirmHost` shows them one after the other. */
export const useQuestions = create<readonly Question[]>(() => []);

let lastId = 0;

/** Asks the visitor, also over a full-screen element. Resolves to false for every answer other than the confirmation. */
export async function confirm(options: ConfirmOptions): Promise<boolean> {
  return (await choose(options)) === 'confirmed';
}

/** Asks the visitor to choose between two ways to go on; Escape and Back choose neither. */
export function choose(options: ConfirmOptions): Promise<Answer> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const answer = (given: Answer) => {
      useQuestions.setState((questions) => questions.filter((question) => question.id !== id), true);
      resolve(given);
    };
    useQuestions.setState((questions) => [...questions, { ...options, id, answer }], true);
  });
}
