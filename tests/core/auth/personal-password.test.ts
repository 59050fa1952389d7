import { expect, it } from 'vitest';
import { isPersonalPassword } from '../../../src/core/auth/personal-password.ts';

const OWNER = { email: 'xiaoman.lin@example.com', username: '林小满 Kettle' };

it.each([
  ['xiaoman.lin@example.com', true],
  ['Xiaoman.Lin@Example.com', true],
  ['XIAOMAN.LIN', true],
  ['林小满 kettle', true],
  ['xiaoman.lin7', false],
  ['Kettle-Lamp-71', false],
])('finds in %s the own address or name: %s', (password, isPersonal) => {
  expect(isPersonalPassword(password, OWNER)).toBe(isPersonal);
});

it('leaves local parts of less than six characters to the other rules', () => {
  expect(isPersonalPassword('linxm', { email: 'linxm@example.com', username: 'Lin' })).toBe(false);
  expect(isPersonalPassword('linxma', { email: 'linxma@example.com', username: 'Lin' })).toBe(true);
});
