import { goalImages } from '../../../src/bridges/goal-images-bridge.ts';

/** Fits every picture into one whose content is the file's name. */
export const FAKE_IMAGES = {
  ...goalImages,
  fitImage: async (file: Blob) => ({ blob: new Blob([(file as File).name], { type: 'image/webp' }) }),
};
