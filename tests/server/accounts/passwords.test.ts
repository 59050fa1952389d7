import { expect, it } from 'vitest';
import { createPasswords } from '../../../server/services/accounts/passwords.ts';

const passwords = await createPasswords();

it('accepts the hashed password and rejects any other', async () => {
  const hash = await passwords.hash('Kettle-Lamp-71');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(hash, 'Kettle-Lamp-71')).toBe(true);
  for (const wrong of ['kettle-lamp-71', 'Kettle-Lamp-71 ', '']) {
    expect(await passwords.verify(hash, wrong)).toBe(false);
  }
});

it('gives two hashes of one password different salts', async () => {
  expect(await passwords.hash('x')).not.toBe(await passwords.hash('x'));
});

it('accepts no password without a hash', async () => {
  expect(await passwords.verify(null, 'Kettle-Lamp-71')).toBe(false);
});

it('treats differently composed accented letters as equal', async () => {
  const hash = await passwords.hash('Caf\u00e9-\u1ea1-71');
  expect(await passwords.verify(hash, 'Cafe\u0301-a\u0323-71')).toBe(true);
});
