import type { Page } from '@playwright/test';
import { type Paint, toPng } from '../image-crop/picture-files.ts';

/** Twenty pictures whose halves, stripes or spots are bright and dark, in different colors. */
const COLORS: readonly (readonly [number, number, number])[] = [
  [255, 255, 255],
  [255, 240, 120],
  [120, 220, 255],
  [255, 120, 90],
  [60, 200, 90],
];
const SHAPES: readonly ((x: number, y: number) => boolean)[] = [
  (x) => x < 160,
  (_x, y) => y < 90,
  (x, y) => (x + y) % 80 < 40,
  (x, y) => (x - 160) ** 2 + (y - 90) ** 2 < 2500,
];
export const PAINTS: readonly Paint[] = COLORS.flatMap((color, row) =>
  SHAPES.map(
    (isBright): Paint =>
      (x, y) =>
        isBright(x, y) ? [...color, 255] : [row * 8, row * 4, 12, 255],
  ),
);

/** Paints pictures of this size and stores them where the product keeps them. */
export async function storePictures(
  page: Page,
  paints: readonly Paint[],
  width: number,
  height: number,
): Promise<void> {
  const files = paints.map((paint) => toPng(width, height, paint));
  await page.evaluate(
    async (texts) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const opening = indexedDB.open('mythinkn_goal_images', 1);
      opening.onupgradeneeded = () =>
        opening.result.createObjectStore('images', { keyPath: 'id' }).createIndex('type', 'type');
      const db = await done(opening);
      const images = db.transaction('images', 'readwrite').objectStore('images');
      await Promise.all(
        texts.map((text, index) => {
          const blob = new Blob([Uint8Array.from(atob(text), (char) => char.charCodeAt(0))], { type: 'image/png' });
          const row = {
            type: 'background',
            blob,
            size: blob.size,
            mimeType: blob.type,
            name: `${index}`,
            timestamp: 0,
          };
          return done(images.put({ ...row, id: `backgroundImages_${index}` }));
        }),
      );
      db.close();
    },
    files.map((file) => file.toString('base64')),
  );
}

/** The list of the pictures that `storePictures` stores. */
export function listItems(count: number) {
  return Array.from({ length: count }, (_, order) => {
    const id = `backgroundImages_${order}`;
    return { id, type: 'blob', data: `mythinkn-image:${id}`, order, name: `${order}` };
  });
}
