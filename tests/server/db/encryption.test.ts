import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextCipher } from '../../../server/db/encryption.ts';
import { anyCharacter } from '../../any-character.ts';

const cipher = createTextCipher(randomBytes(32));

it('decrypts an encrypted text unchanged in its context', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.string(), (text, context) => {
      expect(cipher.decrypt(cipher.encrypt(text, context), context)).toBe(text);
    }),
  );
});

it('encrypts to an unreadable text that differs each time', () => {
  const sealed = cipher.encrypt('483920 a@example.com', 'id');
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/483920|example/);
  expect(cipher.encrypt('483920 a@example.com', 'id')).not.toBe(sealed);
});

it('rejects a text that was changed anywhere', () => {
  const bytes = Buffer.from(cipher.encrypt('483920', 'id'), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => cipher.decrypt(changed.toString('base64url'), 'id')).toThrow();
  }
});

it.each([
  ['in another context', () => cipher.decrypt(cipher.encrypt('a', 'id 1'), 'id 2')],
  ['with another key', () => createTextCipher(randomBytes(32)).decrypt(cipher.encrypt('a', 'id'), 'id')],
  ['without its end', () => cipher.decrypt(cipher.encrypt('a', 'id').slice(0, -4), 'id')],
  ['when it is empty', () => cipher.decrypt('', 'id')],
])('rejects a text %s', (_case, open) => {
  expect(open).toThrow();
});

it.each([0, 16, 31, 33])('rejects a key of %i bytes', (length) => {
  expect(() => createTextCipher(randomBytes(length))).toThrow('32');
});

describe('with a previous key', () => {
  const [current, previous, unknown] = [randomBytes(32), randomBytes(32), randomBytes(32)];
  const rotated = createTextCipher(current, [previous]);
  const old = createTextCipher(previous).encrypt('483920', 'id');

  it('decrypts what that key encrypted, and encrypts with the current one', () => {
    expect(rotated.decrypt(old, 'id')).toBe('483920');
    expect(createTextCipher(current).decrypt(rotated.encrypt('483920', 'id'), 'id')).toBe('483920');
  });

  it('renews what that key encrypted, and nothing else', () => {
    expect(createTextCipher(current).decrypt(rotated.renew(old, 'id') ?? '', 'id')).toBe('483920');
    expect(rotated.renew(rotated.encrypt('483920', 'id'), 'id')).toBeNull();
    expect(rotated.renew(createTextCipher(unknown).encrypt('483920', 'id'), 'id')).toBeNull();
    expect(rotated.renew(old, 'another id')).toBeNull();
  });
});
