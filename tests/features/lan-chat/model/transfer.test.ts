import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PACKET_LIMITS, SLICE_BYTES } from '../../../../src/features/lan-chat/constants.ts';
import { toSafeName, toSavedName } from '../../../../src/features/lan-chat/model/file-name.ts';
import { isPictureType } from '../../../../src/features/lan-chat/model/picture-type.ts';
import { areRanges, countRangeBytes, toRequest } from '../../../../src/features/lan-chat/model/slice-ranges.ts';
import {
  applyTransfer,
  isOver,
  type TransferEvent,
  type TransferState,
} from '../../../../src/features/lan-chat/model/transfer.ts';
import {
  addSample,
  type SpeedSamples,
  toBytesPerSecond,
  toRemainingSeconds,
} from '../../../../src/features/lan-chat/model/transfer-speed.ts';
import { anyCharacter } from '../../../any-character.ts';

const STATES: Readonly<Record<TransferState['step'], TransferState>> = {
  offered: { step: 'offered' },
  running: { step: 'running', doneBytes: 5, bytesPerSecond: null },
  paused: { step: 'paused', doneBytes: 5 },
  checking: { step: 'checking' },
  done: { step: 'done' },
  declined: { step: 'declined', isFull: false },
  cancelled: { step: 'cancelled', by: 'me' },
  withdrawn: { step: 'withdrawn' },
  failed: { step: 'failed', failure: 'no-space' },
};
const ALL = Object.keys(STATES) as TransferState['step'][];

describe('a transfer', () => {
  it.each<[TransferEvent, TransferState['step'], TransferState['step'][]]>([
    [{ type: 'offered' }, 'offered', ['declined', 'cancelled', 'failed']],
    [{ type: 'accepted', doneBytes: 1 }, 'running', ALL.filter((step) => step !== 'withdrawn')],
    [{ type: 'progress', doneBytes: 9, bytesPerSecond: 1 }, 'running', ['running']],
    [{ type: 'interrupted', doneBytes: 9 }, 'paused', ['running', 'paused', 'checking']],
    [{ type: 'complete' }, 'checking', ['running', 'paused']],
    [{ type: 'intact' }, 'done', ALL.filter((step) => step !== 'cancelled')],
    [{ type: 'declined', isFull: false }, 'declined', ['offered', 'running', 'paused', 'checking']],
    [{ type: 'cancelled', by: 'other' }, 'cancelled', ['offered', 'running', 'paused', 'checking']],
    [{ type: 'withdrawn' }, 'withdrawn', ALL.filter((step) => step !== 'done' && step !== 'withdrawn')],
    [{ type: 'failed', failure: 'damaged' }, 'failed', ['offered', 'running', 'paused', 'checking']],
  ])('by %j becomes %s from these steps only: %j', (event, next, steps) => {
    for (const step of ALL) {
      const state = STATES[step];
      const after = applyTransfer(state, event);
      if (steps.includes(step)) expect(after.step).toBe(next);
      else expect(after).toBe(state);
    }
  });

  it('is over in the steps that wait for a person', () => {
    expect(ALL.filter((step) => isOver(STATES[step]))).toEqual([
      'done',
      'declined',
      'cancelled',
      'withdrawn',
      'failed',
    ]);
  });
});

describe('the speed', () => {
  const samplesOf = (rows: readonly (readonly [number, number])[]) =>
    rows.reduce<SpeedSamples>((samples, [at, doneBytes]) => addSample(samples, at, doneBytes), []);

  it.each([
    ['nothing', [], null],
    ['a single sample', [[0, 100]], null],
    [
      'samples too close together',
      [
        [0, 0],
        [200, 100],
      ],
      null,
    ],
    [
      'two samples',
      [
        [0, 0],
        [1000, 500],
      ],
      500,
    ],
    [
      'the last seconds only',
      [
        [0, 0],
        [10_000, 0],
        [12_000, 4000],
      ],
      2000,
    ],
    [
      'a clock that was set back',
      [
        [9000, 0],
        [1000, 100],
        [2000, 300],
      ],
      200,
    ],
    [
      'a count that fell',
      [
        [0, 500],
        [1000, 0],
      ],
      0,
    ],
  ] as const)('of %s', (_name, rows, speed) => {
    expect(toBytesPerSecond(samplesOf(rows as readonly (readonly [number, number])[]))).toBe(speed);
  });

  it.each([
    [1000, 400, 100, 6],
    [1000, 999, 100, 1],
    [1000, 1000, 100, 0],
    [1000, 0, 0, null],
    [1000, 0, null, null],
  ])('%i bytes, %i done, at %s per second: %s seconds left', (bytes, doneBytes, speed, seconds) => {
    expect(toRemainingSeconds(bytes, doneBytes, speed)).toBe(seconds);
  });
});

describe('ranges of slices', () => {
  it.each([
    [[], true],
    [[0, 1], true],
    [[0, 1, 2, 3], true],
    [[0, 1, 1, 2], false],
    [[0], false],
    [[2, 2], false],
    [[3, 1], false],
    [[0, 5, 2, 9], false],
  ])('%j ascend without contact: %s', (ranges, expected) => {
    expect(areRanges(ranges)).toBe(expected);
  });

  it.each([
    [[], 100, 100],
    [[0, 1], 100, 100],
    [[1, 2], SLICE_BYTES + 7, 7],
    [[0, 1, 2, 4], 4 * SLICE_BYTES, 3 * SLICE_BYTES],
    [[9, 12], SLICE_BYTES, 0],
  ])('%j of %i bytes are %i bytes', (ranges, filesize, bytes) => {
    expect(countRangeBytes(ranges, filesize)).toBe(bytes);
  });

  it.each([
    ['everything', [0, 9], 9, []],
    ['nothing of an empty file', [], 0, []],
    ['only the hash', [], 9, [8, 9]],
    ['some slices', [1, 2, 4, 6], 9, [1, 2, 4, 6]],
    ['more ranges than fit', [0, 1, 2, 3, 4, 5, 6, 7], 9, [0, 1, 2, 3, 4, 7]],
  ])('ask for %s', (_name, missing, total, request) => {
    expect(toRequest(missing, total, 3)).toEqual(request);
    expect(areRanges(toRequest(missing, total, 3))).toBe(true);
  });
});

describe('the name of a file', () => {
  it.each([
    ['Foto.JPG', 'Foto.JPG'],
    ['文件夹/文件.txt', '文件夹/文件.txt'],
    ['../../etc/passwd', 'etc/passwd'],
    ['C:\\Users\\a\\b.txt', 'C_/Users/a/b.txt'],
    ['a\u202egpj.exe', 'a gpj.exe'],
    ['.bashrc', '.bashrc'],
    ['.env.local', '.env.local'],
    ['项目/.git/config', '项目/.git/config'],
    ['报告 v1.2 终稿', '报告 v1.2 终稿'],
    ['2026.11.26 记录', '2026.11.26 记录'],
    ['No.1 Mr. Smith & Co. (final)', 'No.1 Mr. Smith & Co. (final)'],
    ['v1.2（最终版）.tar.gz', 'v1.2（最终版）.tar.gz'],
    ['说明 .txt', '说明 .txt'],
    ['全角　空格.txt', '全角　空格.txt'],
    ['数据.2024年 上半年', '数据.2024年 上半年'],
    ['a.pdf          .exe', 'a.pdf .exe'],
    ['x.exe. ', 'x.exe'],
    ['', 'file'],
    ['...', 'file'],
    ['/', 'file'],
    ['con.txt', '_con.txt'],
    ['COM¹.txt', '_COM¹.txt'],
    ['nul .txt', '_nul .txt'],
    ['CONOUT$', '_CONOUT$'],
    ['clock$.log', '_clock$.log'],
    ['comet.txt', 'comet.txt'],
    ['a\u061cb.txt', 'a b.txt'],
    ['a.b.c', 'a.b.c'],
    ['a.t\u0000x<t', 'a.t x_t'],
    ['line\nbreak.md', 'line break.md'],
  ])('%j becomes %j', (name, safe) => {
    expect(toSafeName(name)).toBe(safe);
    expect(toSafeName(safe)).toBe(safe);
  });

  const long = '长'.repeat(100);
  it.each([
    ['differ at their end', `${long}（上）.pdf`, `${long}（下）.pdf`],
    ['differ at their beginning', `上${long}.pdf`, `下${long}.pdf`],
    ['differ in the middle', `${long}上${long}.pdf`, `${long}下${long}.pdf`],
    ['differ in their length', `${long}.pdf`, `${long}长.pdf`],
    ['have no ending', `${long}1`, `${long}2`],
    ['have an ending that is none', `${long}.第 1 版`, `${long}.第 2 版`],
    ['differ in their ending', `${long}.jpg`, `${long}.png`],
    ['consist of emoji', `${'👨‍👩‍👧'.repeat(30)}1.png`, `${'👨‍👩‍👧'.repeat(30)}2.png`],
  ])('is cut in the middle, and two that %s stay two', (_case, one, other) => {
    const [first, second] = [toSafeName(one), toSafeName(other)];
    expect(first).not.toBe(second);
    for (const [name, safe] of [
      [one, first],
      [other, second],
    ] as const) {
      expect(new TextEncoder().encode(safe).length).toBeLessThanOrEqual(240);
      expect(safe.slice(0, 5)).toBe(name.slice(0, 5));
      expect(safe.slice(-5)).toBe(name.slice(-5));
      expect(() => encodeURIComponent(safe)).not.toThrow();
      expect(toSafeName(safe)).toBe(safe);
    }
  });

  it('is not cut up to 240 bytes', () => {
    const name = `${'长'.repeat(78)}ab.pdf`;
    expect(toSafeName(name)).toBe(name);
    expect(toSafeName(`a${name}`)).not.toBe(`a${name}`);
  });

  it('never leaves its folder, keeps its ending and fits into a packet', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (name) => {
        const safe = toSafeName(`${name}.pdf`);
        expect(safe.length).toBeLessThanOrEqual(PACKET_LIMITS.fileNameChars);
        expect(safe.split('/').every((part) => part !== '' && !/^\.+$/.test(part))).toBe(true);
        expect(toSavedName(safe)).toMatch(/pdf$/);
        expect(toSavedName(safe)).not.toMatch(/[<>:"/\\|?*]/);
        expect(toSafeName(safe)).toBe(safe);
      }),
      { numRuns: 300 },
    );
  });
});

it.each([
  ['image/png', true],
  ['IMAGE/JPEG; q=1', true],
  ['image/svg+xml', false],
  ['text/html', false],
  ['', false],
])('shows %j as a picture: %s', (mimeType, expected) => {
  expect(isPictureType(mimeType)).toBe(expected);
});
