import { expect, type Page } from '@playwright/test';
import { waitForStart } from '../started.ts';

export const DESK = '/mythinkn/portal/goal-focus';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const card = (page: Page) => page.getByRole('region', { name: '目标卡片' });
export const toolbar = (page: Page) => page.getByRole('toolbar', { name: '桌面工具' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: '设置当前目标' });

/** Stores settings before the page starts, unless it has stored its own by then. */
export async function storeSettings(page: Page, settings: object): Promise<void> {
  await page.addInitScript((text) => {
    if (localStorage.getItem('mythinkn_goal_settings') === null) localStorage.setItem('mythinkn_goal_settings', text);
  }, JSON.stringify(settings));
}

export async function openDesk(page: Page): Promise<void> {
  await page.goto(DESK);
  await waitForStart(page);
}

/** The settings as the browser keeps them. */
export function readSettings(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('mythinkn_goal_settings') ?? 'null'));
}

/** Addresses of the pictures in front: of the card, and of the page. Null for the solid color. */
export function frontPictures(page: Page): Promise<{ readonly card: string | null; readonly page: string | null }> {
  return page.evaluate(() => {
    const cardElement = document.querySelector('section[data-side]');
    const images = [...document.querySelectorAll<HTMLImageElement>('main [data-front="true"] > img')];
    const find = (isInCard: boolean) =>
      images.find((image) => cardElement?.contains(image) === isInCard)?.src.replace(/^.*\//, '') ?? null;
    return { card: find(true), page: find(false) };
  });
}

/** Waits until these pictures are in front. */
export async function expectPictures(
  page: Page,
  pictures: { card: string | null; page: string | null },
  message?: string,
): Promise<void> {
  await expect.poll(() => frontPictures(page), message).toEqual(pictures);
}

/** Ids of the stored images. */
export function storedImages(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('mythinkn_goal_images');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result.transaction('images').objectStore('images').getAllKeys();
          request.onsuccess = () => {
            opening.result.close();
            resolve(request.result.map(String).toSorted());
          };
        };
      }),
  );
}

/** The decoded pixels of a stored image, four values each. */
export async function storedPixels(page: Page, id: string) {
  const { width, height, text } = await page.evaluate(async (key) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('mythinkn_goal_images'));
    const { blob } = await done(db.transaction('images').objectStore('images').get(key));
    db.close();
    const bitmap = await createImageBitmap(blob);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
    const url = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(new Blob([pixels]));
    });
    return { width: bitmap.width, height: bitmap.height, text: url.slice(url.indexOf(',') + 1) };
  }, id);
  return { width, height, pixels: Buffer.from(text, 'base64') };
}

/** Chooses files with the upload button of the edit dialog. */
export async function upload(
  page: Page,
  files: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[],
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, '上传图片').first().click()]);
  await chooser.setFiles([...files]);
}
