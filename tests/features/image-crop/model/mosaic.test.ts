import { describe, expect, it } from 'vitest';
import { toBatchState } from '../../../../src/features/image-crop/model/batch.ts';
import { type CropState, initialState } from '../../../../src/features/image-crop/model/crop-state.ts';
import { addMosaic, mosaicBlock } from '../../../../src/features/image-crop/model/mosaic.ts';
import { flip, rotateTo, turnQuarter } from '../../../../src/features/image-crop/model/picture-moves.ts';

const PICTURE = { width: 640, height: 480 };
const BOX = { x: -220, y: -140, width: 200, height: 100 };
const PART = { x: 100, y: 100, width: 200, height: 100 };
const START: CropState = { ...initialState(PICTURE, { kind: 'ratio', id: 'free' }), box: BOX };

describe('a mosaic', () => {
  it.each<[string, (state: CropState) => CropState]>([
    ['as it is', (state) => state],
    ['turned', (state) => turnQuarter(state, 1, PICTURE)],
    ['turned twice', (state) => turnQuarter(turnQuarter(state, -1, PICTURE), -1, PICTURE)],
    ['flipped', (state) => flip(state, 'x', PICTURE)],
  ])('takes the part of the picture below the box, %s', (_name, change) => {
    expect(addMosaic(change(START), PICTURE).mosaics).toEqual([PART]);
  });

  it('of a picture that is turned by other angles takes the upright part around the box', () => {
    const [mosaic] = addMosaic(
      { ...rotateTo(START, 30, PICTURE), box: { x: -50, y: -50, width: 100, height: 100 } },
      PICTURE,
    ).mosaics;
    const reach = 50 * (Math.cos(Math.PI / 6) + Math.sin(Math.PI / 6));
    expect(mosaic?.x).toBe(Math.floor(320 - reach));
    expect((mosaic?.x ?? 0) + (mosaic?.width ?? 0)).toBe(Math.ceil(320 + reach));
  });

  it('stays inside of the picture, and is none beside it', () => {
    const moved = (x: number) => ({ ...START, transform: { ...START.transform, offset: { x, y: 0 } } });
    expect(addMosaic(moved(150), PICTURE).mosaics).toEqual([{ x: 0, y: 100, width: 150, height: 100 }]);
    const beside = moved(400);
    expect(addMosaic(beside, PICTURE)).toBe(beside);
  });

  it('takes the same part of another picture', () => {
    const { mosaics } = toBatchState(addMosaic(START, PICTURE), PICTURE, { width: 1280, height: 960 });
    expect(mosaics).toEqual([{ x: 200, y: 200, width: 400, height: 200 }]);
  });

  it.each([
    [{ width: 100, height: 80 }, 8],
    [{ width: 1920, height: 1080 }, 30],
    [{ width: 1080, height: 6400 }, 100],
  ])('of a picture of %j has blocks of %i pixels', (size, side) => {
    expect(mosaicBlock(size)).toBe(side);
  });
});
