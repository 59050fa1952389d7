import { expect, it } from 'vitest';
import { isChosen, parseArguments } from '../../bench/arguments.ts';

const PARTS = ['flock', 'flock-chromium', 'sizes', 'page-start', 'page-soak'];
const chosen = (...args: string[]) => {
  const plan = parseArguments(args, PARTS);
  return PARTS.filter((part) => isChosen(plan, part));
};

it('runs every part when none is named', () => {
  expect(chosen()).toEqual(PARTS);
  expect(chosen('--strict')).toEqual(PARTS);
});

it('runs the named part, and all parts whose names begin with it', () => {
  expect(chosen('flock')).toEqual(['flock', 'flock-chromium']);
  expect(chosen('flock-chromium', 'sizes')).toEqual(['flock-chromium', 'sizes']);
  expect(chosen('page')).toEqual(['page-start', 'page-soak']);
});

it('reads the length of the soak and the exit code from options', () => {
  expect(parseArguments([], PARTS)).toMatchObject({ isStrict: false, options: { soakSeconds: 60 } });
  expect(parseArguments(['--soak=180', '--strict'], PARTS)).toMatchObject({
    isStrict: true,
    options: { soakSeconds: 180 },
  });
});

it.each(['floc', 'pag', '--fast', '--soak=long'])('refuses %s by name', (argument) => {
  expect(() => parseArguments([argument], PARTS)).toThrow(argument);
});
