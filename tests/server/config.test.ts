import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../server/config.ts';

describe('values', () => {
  it('an empty environment gives the defaults', () => {
    const defaults = { port: 8080, host: 'localhost', publicOrigin: null, trustProxy: [] };
    expect(parseConfig({})).toEqual(defaults);
    expect(parseConfig({ PORT: '', HOST: ' ', PUBLIC_ORIGIN: '', TRUST_PROXY: '' })).toEqual(defaults);
  });

  it.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: ' 65535 ' }, { port: 65_535 }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ HOST: '::' }, { host: '::' }],
    [{ PUBLIC_ORIGIN: 'https://example.cn/' }, { publicOrigin: 'https://example.cn' }],
    [{ PUBLIC_ORIGIN: 'http://192.168.1.2:8080' }, { publicOrigin: 'http://192.168.1.2:8080' }],
    [
      { TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,fd00::/8,loopback' },
      { trustProxy: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8', 'loopback'] },
    ],
  ])('%o is read as %o', (environment, expected) => {
    expect(parseConfig(environment)).toMatchObject(expected);
  });
});

describe('a bad value is refused by name', () => {
  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '8080.5'],
    ['HOST', 'a b'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_ORIGIN', 'example.cn'],
    ['PUBLIC_ORIGIN', 'ftp://example.cn'],
    ['PUBLIC_ORIGIN', 'https://example.cn/path'],
    ['PUBLIC_ORIGIN', 'https://user:secret@example.cn'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '*'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '127.0.0.1,'],
  ])('%s=%s', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(name);
  });

  it('all bad values are named at once', () => {
    expect(() => parseConfig({ PORT: 'x', HOST: 'a b' })).toThrow(/PORT[\s\S]*HOST/);
  });
});
