import { expect, it } from 'vitest';
import { createPasswords } from '../../../server/services/accounts/passwords.ts';

const passwords = await createPasswords();

it('the password that was hashed is right, any other is wrong', async () => {
  const hash = await passwords.hash('Kettle-Lamp-71');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(hash, 'Kettle-Lamp-71')).toBe(true);
  for (const wrong of ['kettle-lamp-71', 'Kettle-Lamp-71 ', '']) {
    expect(await passwords.verify(hash, wrong)).toBe(false);
  }
});

it('two hashes of one password are different', async () => {
  expect(await passwords.hash('x')).not.toBe(await passwords.hash('x'));
});

it('of nobody no password is right', async () => {
  expect(await passwords.verify(null, 'Kettle-Lamp-71')).toBe(false);
});

it('letters that keyboards put together in another way are the same', async () => {
  const hash = await passwords.hash('Caf\u00e9-\u1ea1-71');
  expect(await passwords.verify(hash, 'Cafe\u0301-a\u0323-71')).toBe(true);
});
