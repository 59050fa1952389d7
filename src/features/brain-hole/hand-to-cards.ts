import { AppError } from '../../core/errors.ts';
import { listAcceptingPages } from '../../shared/tool/accepting-pages.ts';
import type { Page } from '../../shared/tool/define-page.ts';
import { type Reflection, toPlainText } from './model/reflection.ts';
import { copy } from './screens/copy.ts';

/** Path without the base of the page that makes cards of texts; null while no page takes such a file. */
export function findCardAddress(pages: readonly Page[]): string | null {
  const [accepting] = listAcceptingPages(pages, { name: copy.actions.fileName(''), type: 'text/markdown' });
  return accepting?.to ?? null;
}

/** Offers a reflection to the page that makes cards. False where the browser refuses to keep it. */
export async function handToCards(reflection: Reflection): Promise<boolean> {
  const payload = { name: copy.actions.fileName(reflection.title), text: toPlainText(reflection) };
  try {
    const { pageHandoff } = await import('../../shared/handoff/page-handoff.ts');
    await pageHandoff.offer('card-text', payload);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
