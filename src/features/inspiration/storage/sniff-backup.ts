import type { ContentHead } from '../../../shared/tool/content-kinds.ts';
import { BACKUP_SCHEMA } from '../constants.ts';

/** Whether a file begins as a backup of the board. */
export function sniff({ text }: Pick<ContentHead, 'text'>): boolean {
  const schema = /^\ufeff?\s*\{[^{[]*?"schema"\s*:\s*"([^"]*)"/.exec(text)?.[1];
  return schema === BACKUP_SCHEMA;
}
