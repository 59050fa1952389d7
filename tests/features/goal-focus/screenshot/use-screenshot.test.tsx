// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../../../src/core/errors.ts';
import { useScreenshot } from '../../../../src/features/goal-focus/screenshot/use-screenshot.tsx';
import { imageCrop } from '../../../../src/features/image-crop/tool.ts';
import { pageHandoff } from '../../../../src/shared/handoff/page-handoff.ts';
import { useToastStore } from '../../../../src/shared/toast-store.ts';
import { definePage } from '../../../../src/shared/tool/define-page.ts';
import { click, renderPortal } from '../../../app/render.tsx';
import { buttonOf, until } from '../../../shared/dom.ts';

const capture = vi.hoisted(() => ({
  canCaptureScreen: vi.fn<() => boolean>(),
  captureScreen: vi.fn<() => Promise<Blob | null>>(),
}));
const openTab = vi.hoisted(() => vi.fn<(url: string) => boolean>());
const downloadBlob = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>());
vi.mock('../../../../src/platform/screen-capture.ts', () => capture);
vi.mock('../../../../src/platform/open-window.ts', () => ({ openTab, openSmallWindow: vi.fn() }));
vi.mock('../../../../src/platform/download.ts', () => ({ downloadBlob }));

const picture = new Blob(['pixels'], { type: 'image/png' });
const NAME = /^截图 \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png$/;

function Desk() {
  const { take, isTaking, dialog } = useScreenshot();
  return (
    <main>
      <h1>desk</h1>
      {!isTaking && (
        <button type="button" onClick={take}>
          截图
        </button>
      )}
      {dialog}
    </main>
  );
}

const desk = definePage({
  ...imageCrop,
  id: 'desk',
  path: 'desk',
  screens: [{ path: '', load: async () => ({ default: Desk }) }],
  accepts: [],
});
/** The page that opens pictures. */
const crop = definePage({
  ...imageCrop,
  screens: [{ path: '', load: async () => ({ default: () => <main>crop</main> }) }],
});

async function openDesk(pages = [desk, crop]) {
  const portal = await renderPortal(pages, '/portal/desk');
  await until(() => buttonOf('截图') !== undefined);
  return portal;
}

const toasts = () => useToastStore.getState().toasts.map(({ message }) => message);
const dialog = () => document.querySelector('[role="dialog"]');

beforeEach(() => {
  vi.restoreAllMocks();
  useToastStore.setState({ toasts: [] });
  sessionStorage.clear();
  downloadBlob.mockReset();
  openTab.mockReset().mockReturnValue(true);
  capture.canCaptureScreen.mockReset().mockReturnValue(true);
  capture.captureScreen.mockReset().mockResolvedValue(picture);
});

it('opens the page that takes pictures in a new tab, with the id of the screenshot', async () => {
  const offer = vi.spyOn(pageHandoff, 'offer');
  await openDesk();
  await click(buttonOf('截图'));
  await until(() => openTab.mock.calls.length === 1);
  expect(offer).toHaveBeenCalledExactlyOnceWith('image', { name: expect.stringMatching(NAME), blob: picture });
  const id = await offer.mock.results[0]?.value;
  expect(openTab).toHaveBeenCalledExactlyOnceWith(`/mythinkn/portal/image-crop?from=${id}`);
  expect(capture.captureScreen).toHaveBeenCalledExactlyOnceWith(
    { idealWidth: 1920, idealHeight: 1080 },
    expect.any(Promise),
  );
});

it('goes there in this tab where the browser allows no new one, and the marker names the screenshot', async () => {
  openTab.mockReturnValue(false);
  const { host, router } = await openDesk();
  await click(buttonOf('截图'));
  await until(() => host.textContent?.includes('crop') === true);
  expect(router.state.location.pathname).toBe('/portal/image-crop');
  expect(pageHandoff.pending('image')).not.toBeNull();
});

it('is taking a screenshot until the visitor has answered, and shows nothing when they cancel', async () => {
  let answer: (blob: Blob | null) => void = () => undefined;
  const answered = new Promise<Blob | null>((resolve) => {
    answer = resolve;
  });
  capture.captureScreen.mockReturnValue(answered);
  await openDesk();
  await click(buttonOf('截图'));
  expect(buttonOf('截图')).toBeUndefined();
  answer(null);
  await until(() => buttonOf('截图') !== undefined);
  expect([toasts(), dialog(), openTab.mock.calls]).toEqual([[], null, []]);
});

it.each([
  ["the browser's own words", new DOMException('no source', 'NotFoundError'), '截图失败: no source'],
  ['words of the product', new AppError('capture-empty', 'x'), '截图失败: 没有取到画面，请确认选中的窗口没有最小化'],
])('reports a failure with %s', async (_name, error, expected) => {
  capture.captureScreen.mockRejectedValue(error);
  await openDesk();
  await click(buttonOf('截图'));
  await until(() => toasts().length > 0);
  expect(toasts()).toEqual([expected]);
  expect(buttonOf('截图')).toBeDefined();
});

it('explains why a device takes no screenshots', async () => {
  capture.canCaptureScreen.mockReturnValue(false);
  await openDesk();
  await click(buttonOf('截图'));
  await until(() => dialog() !== null);
  expect(dialog()?.textContent).toMatch(
    /截图功能不可用.*您的设备或浏览器不支持屏幕截图功能.*手机或平板.*版本较旧.*https 或 localhost.*电脑/,
  );
  expect(capture.captureScreen).not.toHaveBeenCalled();
});

it.each<[name: string, pages: (typeof desk)[], isFull: boolean]>([
  ['storage is full', [desk, crop], true],
  ['no page takes pictures', [desk], false],
])('offers the download when %s, so that no picture is lost', async (_name, pages, isFull) => {
  if (isFull) vi.spyOn(pageHandoff, 'offer').mockRejectedValue(new AppError('quota-exceeded', 'full'));
  await openDesk(pages);
  await click(buttonOf('截图'));
  await until(() => dialog() !== null);
  expect(dialog()?.textContent).toContain('截图没能送到图片裁剪');
  await click(buttonOf('下载截图'));
  expect(downloadBlob).toHaveBeenCalledExactlyOnceWith(picture, expect.stringMatching(NAME));
  expect(openTab).not.toHaveBeenCalled();
});
