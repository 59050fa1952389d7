/** Fetches the account dialogs. Calling it early makes a later call answer at once. */
export const loadAccountDialogs = () =>
  import('../features/account/AccountDialogs.tsx').then((module) => module.default);
