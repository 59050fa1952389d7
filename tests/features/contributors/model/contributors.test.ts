import { expect, it } from 'vitest';
import { CONTRIBUTORS } from '../../../../src/features/contributors/content.ts';
import { toMailAddress, toMailLink } from '../../../../src/features/contributors/model/contact.ts';
import { type Contributor, sortByLevel } from '../../../../src/features/contributors/model/contributor.ts';

const aContributor = (id: string, level: Contributor['level']): Contributor => ({
  id,
  level,
  name: id,
  contribution: '',
  description: '',
  avatar: '',
  tags: [],
});

it('sorts contributors by level and keeps their order inside of a level', () => {
  const entries = [
    aContributor('a', 'bronze'),
    aContributor('b', 'gold'),
    aContributor('c', 'silver'),
    aContributor('d', 'gold'),
  ];
  expect(sortByLevel(entries).map(({ id }) => id)).toEqual(['b', 'd', 'c', 'a']);
});

it('has an anchor of its own for every contributor', () => {
  const ids = CONTRIBUTORS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z][a-z-]*$/.test(id))).toEqual([]);
});

it('puts a mail address and its link together', () => {
  const mailbox = { name: 'lin', host: 'example.com' };
  expect(toMailAddress(mailbox)).toBe('lin@example.com');
  const link = new URL(toMailLink(mailbox, '你好 & 再见', '一行\n二行'));
  expect(link.pathname).toBe('lin@example.com');
  expect(link.searchParams.get('subject')).toBe('你好 & 再见');
  expect(link.searchParams.get('body')).toBe('一行\r\n二行');
});
