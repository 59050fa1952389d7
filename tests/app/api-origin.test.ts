import { expect, it } from 'vitest';
import { readApiOrigin } from '../../src/app/build/api-origin.ts';

it.each([
  [undefined, ''],
  ['', ''],
  [' ', ''],
  ['https://api.example.com', 'https://api.example.com'],
  [' https://api.example.com/ ', 'https://api.example.com'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('the setting %j of a build is read as %j', (setting, expected) => {
  expect(readApiOrigin(setting)).toBe(expected);
});

it.each([
  'api.example.com',
  'http://api.example.com',
  'https://api.example.com/mythinkn',
  'https://a.example,https://b.example',
  '*',
])('the setting %s ends the build and is named', (setting) => {
  expect(() => readApiOrigin(setting)).toThrow(`MYTHINKN_API must be an https origin without a path`);
  expect(() => readApiOrigin(setting)).toThrow(setting);
});
