import type { Command, Page } from './define-page.ts';
import { pagePath } from './page-path.ts';

/** One thing that a search over the whole product can find. */
export type SearchEntry =
  | { readonly kind: 'page'; readonly page: Page; readonly words: readonly string[]; readonly to: string }
  | {
      readonly kind: 'command';
      readonly page: Page;
      readonly words: readonly string[];
      readonly command: Command;
    };

/** Every page, then every command, with the words that find them. A page whose commands fail to load offers none. */
export async function listSearchEntries(pages: readonly Page[]): Promise<SearchEntry[]> {
  const commands = await Promise.all(pages.map(loadCommandEntries));
  return [...pages.map(toPageEntry), ...commands.flat()];
}

function toPageEntry(page: Page): SearchEntry {
  return { kind: 'page', page, words: [page.name, ...page.search], to: pagePath(page) };
}

async function loadCommandEntries(page: Page): Promise<SearchEntry[]> {
  try {
    const { commands = [] } = (await page.loadCommands?.()) ?? {};
    return commands.map((command) => ({
      kind: 'command',
      page,
      words: [command.name, ...command.search],
      command,
    }));
  } catch {
    return [];
  }
}
