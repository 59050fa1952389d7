/** Constants shared by the measured server and the measuring process. */
export const BARE_PATH = '/bare';
export const MEMORY_PATH = '/memory';
/** About as long as the answers that are compared with it. */
export const BARE_REPLY = { code: '200', message: '', data: { text: 'x'.repeat(400) } };

/** Characters of a page with its view. */
export const PAGE_LENGTH = 80_000;

export const ACCOUNTS = 500;
export const PASSWORD = 'Kettle-Lamp-71';
export const CODE = '314159';

export function emailOf(account: number): string {
  return `user${account}@example.com`;
}

/** A separate network for every account, so that limits per network do not affect the measurement. */
export function networkOf(account: number): string {
  return `10.${account >> 16}.${(account >> 8) & 255}.${account & 255}`;
}
