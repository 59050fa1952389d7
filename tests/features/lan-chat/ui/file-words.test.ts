import { describe, expect, it } from 'vitest';
import {
  isMoving,
  listOffered,
  toActions,
  toDoneShare,
  toSecondsLeft,
} from '../../../../src/features/lan-chat/files/file-progress.ts';
import type { TransferState } from '../../../../src/features/lan-chat/files/file-session.ts';
import { toDropWords, toSizeWords, toTransferWords } from '../../../../src/features/lan-chat/ui/transfer-words.ts';
import { aReceivedFile, aSentFile } from '../fake-room-session.ts';

const MB = 1 << 20;
const running: TransferState = { step: 'running', doneBytes: 4 * MB, bytesPerSecond: 2 * MB };
const paused: TransferState = { step: 'paused', doneBytes: 4 * MB };
const states: readonly TransferState[] = [
  { step: 'offered' },
  running,
  paused,
  { step: 'checking' },
  { step: 'done' },
  { step: 'declined', isFull: false },
  { step: 'cancelled', by: 'other' },
  { step: 'withdrawn' },
  { step: 'failed', failure: 'damaged' },
];

it.each([
  ['offered', ['accept', 'decline'], ['cancel'], '等你接收', '等待对方接收', 0, false],
  ['running', ['cancel'], ['cancel'], '2.0 MB/s · 剩 3 秒', '2.0 MB/s · 剩 3 秒', 0.4, true],
  ['paused', ['cancel'], ['cancel'], '连接断开，恢复后自动继续', '连接断开，恢复后自动继续', 0.4, true],
  ['checking', ['cancel'], ['cancel'], '正在校验…', '正在校验…', 1, true],
  ['done', ['save'], [], '已收到，还没有保存', '已送达', 1, false],
  ['declined', ['retry'], ['retry'], '已拒绝', '对方拒绝了', 0, false],
  ['cancelled', [], ['retry'], '对方取消了', '对方取消了', 0, false],
  ['withdrawn', [], [], '对方已取消，不再发送', '已取消，没有收到', 0, false],
  [
    'failed',
    ['retry'],
    ['retry'],
    '内容校验不一致，没有保留，请重新接收',
    '内容校验不一致，没有保留，请重新接收',
    0,
    false,
  ],
] as const)('shows a transfer that is %s', (step, received, sent, receivedWords, sentWords, share, moves) => {
  const state = states.find((each) => each.step === step) ?? running;
  expect(toActions('received', state)).toEqual(received);
  expect(toActions('sent', state)).toEqual(sent);
  expect(toTransferWords(aReceivedFile('a'), state, false)).toBe(receivedWords);
  expect(toTransferWords(aSentFile('a'), state, false)).toBe(sentWords);
  expect(toDoneShare(state, 10 * MB)).toBeCloseTo(share);
  expect(isMoving(state)).toBe(moves);
});

it.each([
  ['connection', '连接断开，恢复后自动继续'],
  ['sender', '对方不在驿站里，回来后继续'],
  ['file', '等对方重新选择这个文件后继续'],
] as const)('says that a paused file waits for its %s', (waitsFor, words) => {
  expect(toTransferWords(aReceivedFile('a', { waitsFor }), paused, false)).toBe(words);
});

describe('time left', () => {
  it.each([
    [0, null],
    [null, null],
    [MB, 6],
    [4 * MB, 2],
  ])('at %s bytes per second is %s seconds', (bytesPerSecond, seconds) => {
    expect(toSecondsLeft({ ...running, bytesPerSecond }, 10 * MB)).toBe(seconds);
  });

  it.each([
    [100 * 1024, '1 分 2 秒'],
    [1024, '1 小时 42 分'],
  ])('reads well at %s bytes per second', (bytesPerSecond, words) => {
    expect(toTransferWords(aReceivedFile('a'), { ...running, bytesPerSecond }, false)).toContain(words);
  });
});

it('shows the part that has arrived while a file is transferred', () => {
  expect(toSizeWords(aReceivedFile('a'), running)).toBe('4.0 MB / 10.0 MB');
  expect(toSizeWords(aReceivedFile('a'), { step: 'done' })).toBe('10.0 MB');
});

describe('files that were chosen together and sent', () => {
  const receiver = (peerId: string, state: TransferState) => ({ peerId, username: peerId, state });
  const [done, offered]: TransferState[] = [{ step: 'done' }, { step: 'offered' }];

  it.each([
    ['to one device', [[done], [offered]], '已送达 1/2 个'],
    ['to nobody yet', [[], []], '已送达 0/2 个'],
    [
      'to one of two devices',
      [
        [done, offered],
        [done, offered],
      ],
      '1/2 台设备已全部收到',
    ],
    [
      'in part to each of two devices',
      [
        [done, offered],
        [offered, done],
      ],
      '0/2 台设备已全部收到',
    ],
    [
      'to two devices',
      [
        [done, done],
        [done, done],
      ],
      '2/2 台设备已全部收到',
    ],
  ])('say that they have arrived %s', (_, states, words) => {
    const files = states.map((each, file) =>
      aSentFile(`${file}`, {
        receivers: each.map((state, index) => receiver(`user-${index}`, state as TransferState)),
      }),
    );
    expect(toDropWords(files)).toBe(words);
  });
});

it('treats an empty file as not begun', () => {
  expect(toDoneShare({ step: 'running', doneBytes: 0, bytesPerSecond: null }, 0)).toBe(0);
});

it('leaves out the files of an account that is muted', () => {
  const files = [aReceivedFile('a'), aReceivedFile('b', { userId: 'muted' })];
  expect(listOffered(new Map(files.map((file) => [file.fileId, file])), ['muted'])).toEqual(['a']);
});

it('lists the files that wait for this device only', () => {
  const files = [aReceivedFile('a'), aReceivedFile('b', { state: running }), aSentFile('c')];
  expect(listOffered(new Map(files.map((file) => [file.fileId, file])), [])).toEqual(['a']);
});
