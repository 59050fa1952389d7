import { expect, it } from 'vitest';
import { isChosen, parseArguments } from '../../bench/arguments.ts';

const PARTS = ['flock', 'flock-chromium', 'sizes', 'page-start', 'page-soak'];
const chosen = (...args: string[]) => {
  const plan = parseArguments(args, PARTS);
  return PARTS.filter((part) => isChosen(plan, part));
};

it('nothing named runs everything', () => {
  expect(chosen()).toEqual(PARTS);
  expect(chosen('--strict')).toEqual(PARTS);
});

it('a name runs its part and those that it is the beginning of', () => {
  expect(chosen('flock')).toEqual(['flock', 'flock-chromium']);
  expect(chosen('flock-chromium', 'sizes')).toEqual(['flock-chromium', 'sizes']);
  expect(chosen('page')).toEqual(['page-start', 'page-soak']);
});

it('options set the soak and the exit code', () => {
  expect(parseArguments([], PARTS)).toMatchObject({ isStrict: false, options: { soakSeconds: 60 } });
  expect(parseArguments(['--soak=180', '--strict'], PARTS)).toMatchObject({
    isStrict: true,
    options: { soakSeconds: 180 },
  });
});

it.each(['floc', 'pag', '--fast', '--soak=long'])('refuses %s by name', (argument) => {
  expect(() => parseArguments([argument], PARTS)).toThrow(argument);
});
