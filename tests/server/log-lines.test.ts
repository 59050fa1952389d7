import { describe, expect, it } from 'vitest';
import { formatEntry } from '../../server/log/log-lines.ts';

const time = Date.UTC(2030, 0, 2, 3, 4, 5, 6);
const TIME = '2030-01-02T03:04:05.006Z';
const FORGED = `\n${TIME} security account.login outcome=ok\r\u001b[2K\u009b1A\u2028`;

describe('text', () => {
  it('starts every entry with the time in UTC', () => {
    expect(formatEntry('text', { time, level: 'info', message: '已启动' })).toBe(`${TIME} 已启动\n`);
  });

  it('writes a security event with its values', () => {
    const fields = { outcome: 'ok', who: 'l***@example.com', address: '2001:db8::1', count: 3 };
    expect(formatEntry('text', { time, level: 'security', message: 'account.login', fields })).toBe(
      `${TIME} security account.login outcome=ok who=l***@example.com address=2001:db8::1 count=3\n`,
    );
  });

  it('indents the lines of a cause, so that no text inside an entry can pass for another entry', () => {
    const fields = { address: `203.0.113.9 outcome=ok${FORGED}` };
    const text = formatEntry('text', { time, level: 'error', message: `a${FORGED}`, fields, cause: `b${FORGED}` });
    const [first = '', ...others] = text.trimEnd().split('\n');
    expect(first.startsWith(`${TIME} a`)).toBe(true);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((line) => !line.startsWith('  '))).toEqual([]);
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028]/u);
  });

  it('quotes a value that could be read as several', () => {
    const fields = { who: 'a outcome=ok', address: '-' };
    expect(formatEntry('text', { time, level: 'security', message: 'x', fields })).toContain(
      'who="a outcome=ok" address=-',
    );
  });
});

it('writes one JSON object a line, without control characters', () => {
  const fields = { outcome: 'WRONG_CODE', address: `1.2.3.4${FORGED}`, count: 2 };
  const text = formatEntry('json', { time, level: 'error', message: `a${FORGED}`, fields, cause: `b${FORGED}` });
  expect(text.trimEnd()).not.toMatch(/[\p{Cc}\u2028]/u);
  expect(text.split('\n')).toHaveLength(2);
  expect(JSON.parse(text)).toMatchObject({ time: TIME, level: 'error', outcome: 'WRONG_CODE', count: 2 });
});
