import { act } from 'react';
import { onTestFinished } from 'vitest';
import { type CropPicture, EMPTY_CROP, useCropStore } from '../../../src/features/image-crop/crop-store.ts';
import { initialState } from '../../../src/features/image-crop/model/crop-state.ts';
import type { Size } from '../../../src/features/image-crop/model/geometry.ts';
import { startHistory } from '../../../src/shared/history.ts';

/** Puts a picture on the page, as if it had been opened, until the end of the test. */
export function showPicture(size: Size, change: Partial<CropPicture> = {}): void {
  const picture: CropPicture = {
    id: 1,
    name: 'beach.png',
    blob: new Blob(['pixels']),
    kind: 'png',
    isAnimated: false,
    size,
    view: { ...size, close() {} },
    ...change,
  };
  const state = initialState(size, { kind: 'ratio', id: 'free' });
  useCropStore.setState({ ...EMPTY_CROP, picture, history: startHistory(state), settled: state }, true);
  onTestFinished(() => act(() => useCropStore.setState(EMPTY_CROP, true)));
}

/** The state that the page shows. */
export function shownState() {
  const { history } = useCropStore.getState();
  if (history === null) throw new Error('no picture');
  return history.present;
}
