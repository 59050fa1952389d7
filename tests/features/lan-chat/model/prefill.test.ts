import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPrefillKey, parsePrefill } from '../../../../src/features/lan-chat/model/prefill.ts';
import { STORAGE_KEYS } from '../../../../src/platform/storage/keys.ts';
import { START } from '../fake-room-session.ts';

const MINUTE_MS = 60_000;
const KEY = `xhs-helper-${START}`;
const entry = (parts: object) => JSON.stringify({ type: 'xhs-helper', createdAt: START, text: '第 1 张图', ...parts });

describe('the text that the card maker hands over', () => {
  it.each([
    ['a fresh entry', KEY, entry({}), START + 9 * MINUTE_MS],
    ['a key without a dash', `xhs-helper${START}`, entry({}), START],
    ['a key with an underscore', `xhs-helper_${START}`, entry({}), START],
    ['a time as text', KEY, entry({ createdAt: new Date(START).toISOString() }), START],
  ])('is taken from %s', (_case, key, stored, now) => {
    expect(parsePrefill(key, stored, now)).toBe('第 1 张图');
  });

  it.each([
    ['another type', entry({ type: 'note' }), START],
    ['an old entry', entry({}), START + 10 * MINUTE_MS + 1],
    ['an entry of the future', entry({}), START - 11 * MINUTE_MS],
    ['no time', entry({ createdAt: undefined }), START],
    ['no text', entry({ text: undefined }), START],
    ['an empty text', entry({ text: ' ' }), START],
    ['no object', '"text"', START],
    ['no JSON', '{', START],
  ])('is refused for %s', (_case, stored, now) => {
    expect(parsePrefill(KEY, stored, now)).toBeNull();
  });

  it.each([
    ...Object.values(STORAGE_KEYS),
    'xhs-helper',
    'xhs-helper-123',
    `xhs-helper-${START}0`,
    `a-xhs-helper-${START}`,
  ])('never comes from the entry %s', (key) => {
    expect(isPrefillKey(key)).toBe(false);
  });

  it('never comes from an entry with another name', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        fc.pre(!key.startsWith('xhs-helper'));
        expect(parsePrefill(key, entry({}), START)).toBeNull();
      }),
    );
  });
});
