import type { CodeSent } from '../../src/core/contracts/accounts.ts';
import { copy } from '../copy.ts';

/** Says where a requested code is. */
export function toSentMessage({ mailMode }: CodeSent): string {
  return mailMode === 'local' ? copy.accounts.codePrinted : copy.accounts.codeSent;
}
