// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { CONTACT_MAILBOX } from '../../../src/features/contributors/constants.ts';
import { CONTRIBUTORS, LEVEL_RULES } from '../../../src/features/contributors/content.ts';
import { toMailAddress } from '../../../src/features/contributors/model/contact.ts';
import { contributors } from '../../../src/features/contributors/tool.ts';
import { copy } from '../../../src/features/contributors/words.ts';
import * as clipboardFile from '../../../src/platform/clipboard.ts';
import { click, renderPortal } from '../../app/render.tsx';
import { buttonOf, until } from '../../shared/dom.ts';

beforeEach(() => {
  vi.spyOn(clipboardFile, 'writeClipboard').mockResolvedValue();
});

const ADDRESS = toMailAddress(CONTACT_MAILBOX);

async function renderScreen(): Promise<HTMLElement> {
  const { host } = await renderPortal([contributors], '/portal/contributors');
  await until(() => host.querySelector('article') !== null);
  return host;
}

it('shows every contributor with the level in words, the tags and a link of its own', async () => {
  const host = await renderScreen();
  for (const { id, name, level, contribution, description, tags } of CONTRIBUTORS) {
    const plaque = host.querySelector(`#${id}`);
    for (const text of [name, copy.levels[level], contribution, description, ...tags])
      expect(plaque?.textContent).toContain(text);
  }
  await click(buttonOf(copy.link));
  const [content] = vi.mocked(clipboardFile.writeClipboard).mock.lastCall ?? [];
  expect(await (await content)?.text()).toMatch(new RegExp(`#${CONTRIBUTORS[0]?.id}$`));
});

it('explains all three levels', async () => {
  const host = await renderScreen();
  const legend = host.querySelector('dl')?.textContent ?? '';
  for (const text of [...Object.values(copy.levels), ...Object.values(LEVEL_RULES)]) expect(legend).toContain(text);
});

it('puts the mail address together when the visitor asks for it', async () => {
  const host = await renderScreen();
  expect(host.innerHTML).not.toContain(ADDRESS);
  expect(host.querySelector('a[href^="mailto:"]')).toBeNull();
  await click(buttonOf(copy.join.mail.show));
  expect(host.textContent).toContain(ADDRESS);
  const link = host.querySelector('a[href^="mailto:"]');
  expect(link?.getAttribute('href')).toContain(`mailto:${ADDRESS}?subject=`);
  expect(document.activeElement).toBe(link);
});

it('copies the mail address without showing it', async () => {
  await renderScreen();
  await click(buttonOf(copy.join.mail.copy));
  const [content] = vi.mocked(clipboardFile.writeClipboard).mock.lastCall ?? [];
  expect(await (await content)?.text()).toBe(ADDRESS);
});

it('leads from the empty plaque to the ways to take part', async () => {
  const host = await renderScreen();
  const link = [...host.querySelectorAll('a')].find(({ textContent }) => textContent === copy.next.action);
  expect(host.querySelector(link?.getAttribute('href') ?? '#none')?.textContent).toContain(copy.join.title);
});
