// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../../../src/core/errors.ts';
import { UPLOAD_BYTES_MAX } from '../../../../src/features/goal-focus/constants.ts';
import { receiveImage } from '../../../../src/features/goal-focus/edit/receive-image.ts';

const fitImage = vi.hoisted(() =>
  vi.fn<(file: Blob, screen: { width: number; height: number }, signal: AbortSignal) => Promise<{ blob: Blob }>>(),
);
vi.mock('../../../../src/bridges/goal-images-bridge.ts', () => ({ goalImages: { fitImage } }));

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const fitted = new Blob(['fitted'], { type: 'image/webp' });
const aFile = (bytes: readonly number[] = PNG, name = '海边.png', type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });
const receive = (file: File, signal = new AbortController().signal) => receiveImage(file, signal);

beforeEach(() => {
  fitImage.mockReset().mockResolvedValue({ blob: fitted });
});

describe('an uploaded picture', () => {
  it('is scaled to the pixels of this screen', async () => {
    const file = aFile();
    expect(await receive(file)).toEqual({ kind: 'ready', blob: fitted, name: '海边.png' });
    const scale = window.devicePixelRatio;
    expect(fitImage.mock.calls[0]?.slice(0, 2)).toEqual([
      file,
      { width: Math.round(window.screen.width * scale), height: Math.round(window.screen.height * scale) },
    ]);
  });

  it.each<[name: string, file: File, reason: string]>([
    [
      'another type',
      aFile(PNG, 'a.pdf', 'application/pdf'),
      '「a.pdf」不是可用的图片，请换一张 JPG、PNG、GIF 或 WebP。',
    ],
    [
      'a picture’s name and other bytes',
      aFile([1, 2, 3, 4]),
      '「海边.png」不是可用的图片，请换一张 JPG、PNG、GIF 或 WebP。',
    ],
    ['no bytes', aFile([]), '「海边.png」是空文件，请换一张图片。'],
  ])('is refused with %s, without the worker', async (_name, file, reason) => {
    expect(await receive(file)).toEqual({ kind: 'refused', reason });
    expect(fitImage).not.toHaveBeenCalled();
  });

  it('is refused when its file has gone', async () => {
    const file = aFile();
    vi.spyOn(file, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotFoundError');
    });
    expect(await receive(file)).toEqual({
      kind: 'refused',
      reason: '「海边.png」读不出来，请确认文件还在原处后重试。',
    });
  });

  it.each([
    [UPLOAD_BYTES_MAX, 'ready'],
    [UPLOAD_BYTES_MAX + 1, 'oversize'],
  ])('with %i bytes is %s', async (size, kind) => {
    const file = aFile();
    Object.defineProperty(file, 'size', { value: size });
    const received = await receive(file);
    expect(received).toMatchObject(kind === 'ready' ? { kind } : { kind, name: '海边.png', size });
    expect(UPLOAD_BYTES_MAX).toBe(3 << 20);
  });

  it.each([
    [new AppError('picture-undecodable', 'x'), '当前浏览器打不开「海边.png」的格式，请转成 JPG 或 PNG 后再上传。'],
    [new AppError('picture-damaged', 'x'), '「海边.png」已损坏，请换一张图片。'],
    [new AppError('picture-memory', 'x'), '「海边.png」太大，设备内存不够，请先缩小再上传。'],
    [new AppError('picture-lost', 'x'), '「海边.png」缩小后画面不完整，没有添加。请先把图片缩小一些再上传。'],
    [new AppError('worker-crashed', 'x'), '「海边.png」没能处理，请再试一次。'],
    [new Error('x'), '「海边.png」没能处理，请再试一次。'],
  ])('is refused after the failure %o of the worker: %s', async (error, reason) => {
    fitImage.mockRejectedValue(error);
    expect(await receive(aFile())).toEqual({ kind: 'refused', reason });
  });

  it('rejects when its dialog was closed in the meantime', async () => {
    const controller = new AbortController();
    fitImage.mockImplementation((_file, _screen, signal) => {
      controller.abort();
      return Promise.reject(signal.reason);
    });
    await expect(receive(aFile(), controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
