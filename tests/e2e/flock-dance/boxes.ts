import { expect, type Locator } from '@playwright/test';
import type { Point } from '../../../src/features/flock-dance/model/route-path.ts';

/** The shorter side of an element, in pixels; 0 when it is not visible. */
export async function sideOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return Math.min(box?.width ?? 0, box?.height ?? 0);
}

export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not visible');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** No element lies over another one, once transitions are over. */
export async function expectApart(elements: readonly Locator[]): Promise<void> {
  await expect.poll(() => listOverlaps(elements)).toEqual([]);
}

async function listOverlaps(elements: readonly Locator[]): Promise<string[]> {
  const boxes = await Promise.all(
    elements.map(async (element) => ({ name: String(element), box: await element.boundingBox() })),
  );
  return boxes.flatMap((a, index) =>
    boxes.slice(index + 1).flatMap((b) => {
      if (a.box === null || b.box === null) return [`${a.name} or ${b.name} is not visible`];
      const isAcross = a.box.x < b.box.x + b.box.width && b.box.x < a.box.x + a.box.width;
      const isAlong = a.box.y < b.box.y + b.box.height && b.box.y < a.box.y + a.box.height;
      return isAcross && isAlong ? [`${a.name} over ${b.name}`] : [];
    }),
  );
}
