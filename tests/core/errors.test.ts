import { expect, it } from 'vitest';
import { AppError, assertNever } from '../../src/core/errors.ts';

it('has a code, a message for developers and details', () => {
  const error = new AppError('TOO_LARGE', 'The file is too large', { limitBytes: 10 });
  expect(error).toBeInstanceOf(Error);
  expect([error.name, error.code, error.message, error.details]).toEqual([
    'AppError',
    'TOO_LARGE',
    'The file is too large',
    { limitBytes: 10 },
  ]);
});

it('throws for a value that the types exclude', () => {
  expect(() => assertNever('surprise' as never)).toThrow('surprise');
});
