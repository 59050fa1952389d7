import { expect, it } from 'vitest';
import { isServiceOrigin } from '../../src/core/service-origin.ts';

it.each([
  ['https://api.example.com', true],
  ['https://api.example.com:8443', true],
  ['https://203.0.113.7', true],
  ['http://localhost:8080', true],
  ['http://127.0.0.1:8080', true],
  ['http://api.localhost', true],
  ['', false],
  ['null', false],
  ['*', false],
  ['https://*.example.com', false],
  ['api.example.com', false],
  ['//api.example.com', false],
  ['http://api.example.com', false],
  ['http://localhost.example.com', false],
  ['http://128.0.0.1', false],
  ['http://[::1]:8080', false],
  ['ws://localhost', false],
  ['https://api.example.com/', false],
  ['https://api.example.com/path', false],
  ['https://api.example.com?x', false],
  ['https://api.example.com:443', false],
  ['https://API.example.com', false],
  ['https://user@api.example.com', false],
  ['https://api.example.com;script-src', false],
  ["https://'self'", false],
  [' https://api.example.com', false],
])('whether %j can be the origin of the service: %s', (text, expected) => {
  expect(isServiceOrigin(text)).toBe(expected);
});
