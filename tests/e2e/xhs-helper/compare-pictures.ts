import type { CardFaceInput } from '../../../src/features/xhs-helper/model/face.ts';

/** Runs in the page: size of the exported picture, and the share of its pixels that differ visibly from the preview. */
export async function comparePictures({ input, preview }: { input: CardFaceInput; preview: string }) {
  const visible = 24;
  const face = document.querySelector<HTMLElement>('[data-card-face]');
  if (face === null) throw new Error('No face is shown');
  const exported = await createImageBitmap(await window.cardLab.toCardPng(face, input.style));
  const bytes = Uint8Array.from(atob(preview), (char) => char.charCodeAt(0));
  const shown = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = exported;
  const read = (bitmap: ImageBitmap) => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (context === null) throw new Error('No canvas');
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  };
  const [one, other] = [read(exported), read(shown)];
  let differing = shown.width === width && shown.height === height ? 0 : Number.POSITIVE_INFINITY;
  for (let at = 0; at < one.length; at += 4) {
    const isDifferent = [0, 1, 2, 3].some(
      (part) => Math.abs((one[at + part] ?? 0) - (other[at + part] ?? 0)) > visible,
    );
    if (isDifferent) differing += 1;
  }
  return { width, height, differing: differing / (width * height) };
}
