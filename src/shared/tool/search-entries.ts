import type { Command, Page } from './define-page.ts';
import { pagePath } from './page-path.ts';

export interface PageEntry {
  readonly kind: 'page';
  readonly page: Page;
  readonly words: readonly string[];
  readonly to: string;
}

export interface CommandEntry {
  readonly kind: 'command';
  readonly page: Page;
  readonly words: readonly string[];
  readonly command: Command;
}

/** One thing that a search over the whole product can find. */
type SearchEntry = PageEntry | CommandEntry;

/** Every page, then every command, with the words that find them. A page whose commands fail to load offers none. */
export async function listSearchEntries(pages: readonly Page[]): Promise<SearchEntry[]> {
  return [...listPageEntries(pages), ...(await listCommandEntries(pages))];
}

/** Every page with the words that find it. The administration is left out, because it is for administrators alone. */
export function listPageEntries(pages: readonly Page[]): PageEntry[] {
  return pages
    .filter(({ zone }) => zone !== 'admin')
    .map((page) => ({ kind: 'page', page, words: [page.name, ...page.search], to: pagePath(page) }));
}

/** Every command with the words that find it. A page whose commands fail to load offers none. */
export async function listCommandEntries(pages: readonly Page[]): Promise<CommandEntry[]> {
  return (await Promise.all(pages.map(loadCommandEntries))).flat();
}

async function loadCommandEntries(page: Page): Promise<CommandEntry[]> {
  try {
    const { commands = [] } = (await page.loadCommands?.()) ?? {};
    return commands.map((command) => ({ kind: 'command', page, words: [command.name, ...command.search], command }));
  } catch {
    return [];
  }
}
