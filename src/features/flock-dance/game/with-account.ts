/**
 * Calls the part that talks with the account's records, which is fetched when it is needed. Without it games wait in this
 * browser, as without a network.
 */
export function withAccount(work: (account: typeof import('./account-games.ts')) => Promise<void>): void {
  void import('./account-games.ts').then(work, () => undefined);
}
