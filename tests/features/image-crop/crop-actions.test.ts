import { expect, it } from 'vitest';
import { cropChoices } from '../../../src/features/image-crop/choices-store.ts';
import {
  centerPicture,
  changeCrop,
  chooseExactSize,
  chooseNaturalSize,
  choosePreset,
  chooseRatio,
  chooseShape,
  enterExactSide,
  presentPreset,
  redoCrop,
  resetCrop,
  sealGesture,
  selectWhole,
  setLimitKb,
  undoCrop,
} from '../../../src/features/image-crop/crop-actions.ts';
import { presentJob } from '../../../src/features/image-crop/crop-result.ts';
import { useCropStore } from '../../../src/features/image-crop/crop-store.ts';
import { shownState, showPicture } from './a-picture.ts';

const SIZE = { width: 1000, height: 800 };
const scaleTo = (scale: number, gesture: string | null) =>
  changeCrop((state) => ({ ...state, transform: { ...state.transform, scale } }), gesture);

it('a gesture settles when it is sealed, and is undone and redone as one', () => {
  showPicture(SIZE);
  scaleTo(2, 'scale');
  scaleTo(3, 'scale');
  expect(useCropStore.getState().settled?.transform.scale).toBe(1);
  sealGesture();
  expect(useCropStore.getState().settled?.transform.scale).toBe(3);
  undoCrop();
  expect(shownState().transform.scale).toBe(1);
  redoCrop();
  expect(useCropStore.getState().settled?.transform.scale).toBe(3);
});

it('a change makes the crop unsaved work', () => {
  showPicture(SIZE);
  expect(useCropStore.getState().isUnsaved).toBe(false);
  scaleTo(2, null);
  expect(useCropStore.getState().isUnsaved).toBe(true);
});

it('a ratio is remembered, and comes back after an exact size', () => {
  showPicture(SIZE);
  chooseRatio('1:1');
  expect(shownState().box.width).toBe(shownState().box.height);
  chooseExactSize({ width: 300, height: 100 });
  expect(presentJob()?.job).toMatchObject({ output: { width: 300, height: 100 }, keepsSize: true });
  chooseNaturalSize();
  expect(shownState().aspect).toEqual({ kind: 'ratio', id: '1:1' });
  expect(cropChoices.useValue.getState().ratio).toBe('1:1');
  chooseRatio('free');
});

it('both sides of an exact size are kept when they are entered before the page shows the first one', () => {
  showPicture(SIZE);
  chooseExactSize({ width: 100, height: 100 });
  enterExactSide('width', 295, false);
  enterExactSide('height', 413, false);
  expect(presentJob()?.job.output).toEqual({ width: 295, height: 413 });
  enterExactSide('width', 590, true);
  expect(presentJob()?.job.output).toEqual({ width: 590, height: 826 });
});

it('a preset sets the exact size, and with a limit also JPEG and the limit', () => {
  showPicture(SIZE);
  choosePreset('inch1');
  expect(presentJob()?.job).toMatchObject({ output: { width: 295, height: 413 }, maxBytes: null });
  choosePreset('registration');
  expect(presentJob()?.job).toMatchObject({ format: 'jpeg', maxBytes: 100 * 1024 });
  expect(presentPreset()).toBe('registration');
  choosePreset('inch1');
  expect([presentPreset(), presentJob()?.job.maxBytes]).toEqual(['inch1', null]);
  setLimitKb(50);
  choosePreset('inch2');
  expect(presentJob()?.job.maxBytes).toBe(50 * 1024);
});

it('a circle makes a free box square, and keeps a chosen ratio', () => {
  showPicture(SIZE);
  chooseShape('circle');
  expect(shownState().box.width).toBe(shownState().box.height);
  chooseRatio('16:9');
  chooseShape('rectangle');
  chooseShape('circle');
  expect(shownState().aspect).toEqual({ kind: 'ratio', id: '16:9' });
  chooseRatio('free');
});

it('reset and the whole picture can be undone', () => {
  showPicture(SIZE);
  const first = shownState().box;
  selectWhole();
  expect(shownState().box).toMatchObject(SIZE);
  resetCrop();
  expect(shownState().box).toEqual(first);
  undoCrop();
  expect(shownState().box).toMatchObject(SIZE);
});

it('centering keeps rotation and flips', () => {
  showPicture(SIZE);
  changeCrop(
    (state) => ({ ...state, transform: { ...state.transform, rotationDeg: 90, scale: 2, offset: { x: 9, y: 9 } } }),
    null,
  );
  centerPicture();
  expect(shownState().transform).toMatchObject({ rotationDeg: 90, scale: 1, offset: { x: 0, y: 0 } });
});

it('there is no job while the box shows nothing of the picture', () => {
  showPicture(SIZE);
  changeCrop(
    (state) => ({
      ...state,
      box: { x: 400, y: 300, width: 60, height: 60 },
      transform: { ...state.transform, scale: 0.1 },
    }),
    null,
  );
  expect(presentJob()).toBeNull();
});
