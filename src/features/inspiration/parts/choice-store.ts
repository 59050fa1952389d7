import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';

/** One of several choices, remembered in this browser. */
export function createChoiceStore<const Choice extends string>(
  key: string,
  choices: readonly Choice[],
  initial: Choice,
) {
  return createPersistedStore<{ readonly choice: Choice }>({
    key,
    parse: (text) => {
      const choice = choices.find((each) => each === text);
      return choice === undefined ? null : { choice };
    },
    initial: { choice: initial },
    format: ({ choice }) => choice,
  });
}
