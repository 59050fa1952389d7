import { expect, type Page, test } from '@playwright/test';
import { chooseFile, openCrop } from '../image-crop/crop-page.ts';
import { MOSAIC, toPng } from '../image-crop/picture-files.ts';
import { jsonInput } from '../json-yaml/json-page.ts';
import { waitForStart } from '../started.ts';

test.use({ actionTimeout: 15_000 });

const HOME = '/mythinkn/portal';
const BOOKMARKS = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<DL><p><DT><H3>工作</H3><DL><p><DT><A HREF="https://example.com/">示例</A><DT><A HREF="https://example.org/">另一个</A></DL></DL>`;

interface Given {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const sheet = (page: Page) => page.getByRole('dialog', { name: '用哪个工具打开？' });
const choice = (page: Page, name: string) => sheet(page).getByRole('button', { name: new RegExp(`^${name}`) });

async function openHome(page: Page): Promise<void> {
  await page.goto(HOME);
  await waitForFiles(page);
}

/** Waits until the home page takes files. */
async function waitForFiles(page: Page): Promise<void> {
  await waitForStart(page);
  // The first sign of use loads the rest.
  await page.mouse.move(5, 5);
  const file = { name: 'a.json', type: 'application/json', bytes: Buffer.from('{}') };
  await expect.poll(() => send(page, 'dragover', file)).toBe(true);
}

/** Sends the event of a drag, a drop or a paste to the page. @returns whether the page took it. */
function send(page: Page, type: 'dragover' | 'drop' | 'paste', { name, type: mediaType, bytes }: Given) {
  return page.locator('main').evaluate(
    (main, given) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(given.content), (character) => character.charCodeAt(0));
      transfer.items.add(new File([content], given.name, { type: given.mediaType }));
      const options = { bubbles: true, cancelable: true };
      const event =
        given.type === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
          : new DragEvent(given.type, { ...options, dataTransfer: transfer });
      main.dispatchEvent(event);
      return event.defaultPrevented;
    },
    { type, name, mediaType, content: bytes.toString('base64') },
  );
}

test('a JSON file opens in the same tab, and bookmarks, a picture and a file of no known kind in a tab of their tool', async ({
  page,
  context,
}) => {
  await openHome(page);
  const file = { name: 'data.json', type: 'application/json', bytes: Buffer.from('{"answer": 42}') };
  expect(await send(page, 'dragover', file)).toBe(true);
  expect(await send(page, 'drop', file)).toBe(true);
  await expect(choice(page, 'JSON')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/portal\/json-yaml$/);
  await expect(jsonInput(page)).toContainText('"answer": 42');
  await page.goBack();
  await expect(page).toHaveURL(/\/portal$/);
  await waitForFiles(page);

  await send(page, 'drop', { name: 'bookmarks.html', type: 'text/html', bytes: Buffer.from(BOOKMARKS) });
  let opened = context.waitForEvent('page');
  await choice(page, '穿云箭').click();
  const other = await opened;
  await expect(other.getByText('bookmarks.html：2 个可以导入的链接')).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  expect(new URL(other.url()).search).toBe('');

  await page.bringToFront();
  await send(page, 'paste', { name: 'image.png', type: 'image/png', bytes: toPng(320, 240, MOSAIC) });
  await expect(choice(page, '图片裁剪')).toBeFocused();
  opened = context.waitForEvent('page');
  await page.keyboard.press('1');
  await expect((await opened).getByText(/^粘贴的图片\.png · 320 × 240/)).toBeVisible();

  await page.bringToFront();
  await send(page, 'drop', { name: '固件.bin', type: '', bytes: Buffer.from([0, 1, 2, 3]) });
  await expect(sheet(page).getByRole('alert')).toContainText('没有工具能打开这种文件');
  opened = context.waitForEvent('page');
  await choice(page, '小驿站').click();
  await expect((await opened).getByRole('group', { name: '等待发送的文件' })).toContainText('固件.bin');

  await test.step('a crop is sent to the station, and stays on its page', async () => {
    await page.bringToFront();
    await openCrop(page);
    await chooseFile(page, 'beach.png', toPng(320, 240, MOSAIC));
    await page.getByRole('button', { name: '发送到…' }).click();
    const sent = context.waitForEvent('page');
    await page.getByRole('menuitem', { name: /^小驿站/ }).click();
    await expect((await sent).getByRole('group', { name: '等待发送的文件' })).toContainText('beach-裁剪.png');
    await expect(page.getByText(/^beach\.png · 320 × 240/)).toBeVisible();
  });
});
