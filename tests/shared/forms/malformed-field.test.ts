import { expect, it } from 'vitest';
import { findMalformed } from '../../../src/shared/forms/malformed-field.ts';

const FIELDS = ['email', 'endpoint', 'roles'] as const;

it.each([
  ['its own name', ['email'], 'email'],
  ['the name inside of another', ['analytics.endpoint'], 'endpoint'],
  ['a member of a list', ['roles.2'], 'roles'],
  ['the first of the form', ['other', 'roles', 'email'], 'email'],
  ['no field of the form', ['other', ''], undefined],
])('finds the malformed field by %s', (_case, names, field) => {
  const data = { issues: names.map((name) => ({ field: name, code: 'malformed' })) };
  const failure = { code: '400', status: 400, message: '', retryAfter: null, data };
  expect(findMalformed(failure, FIELDS)).toBe(field);
});

it('finds none in an answer without issues', () => {
  expect(
    findMalformed({ code: '400', status: 400, message: '', retryAfter: null, data: null }, FIELDS),
  ).toBeUndefined();
});
