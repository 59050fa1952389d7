import { create } from 'zustand';
import type { PictureKind } from '../../core/picture-kind.ts';
import type { History } from '../../shared/history.ts';
import type { CropState } from './model/crop-state.ts';
import type { Size } from './model/geometry.ts';
import type { CropProblem } from './words.ts';

/** The picture on the page. It exists in memory only. */
export interface CropPicture {
  readonly id: number;
  readonly name: string;
  readonly blob: Blob;
  readonly kind: PictureKind;
  readonly isAnimated: boolean;
  readonly size: Size;
  /** For the screen. */
  readonly view: ImageBitmap;
}

/** A failure as the visitor reads it. `kind` names the format that could not be decoded. */
export interface ShownProblem {
  readonly problem: CropProblem;
  readonly kind: PictureKind | null;
}

interface CropStoreState {
  readonly picture: CropPicture | null;
  /** Null without a picture. Changes with every frame of a gesture: components use `settled`, or select a part. */
  readonly history: History<CropState> | null;
  /** The state after the last finished gesture. */
  readonly settled: CropState | null;
  /** Name of the picture that is being opened. */
  readonly loading: string | null;
  readonly problem: ShownProblem | null;
  /** Largest size of the result in KB; null for any. */
  readonly limitKb: number | null;
  /** Something was changed since the picture was opened or last exported, or the picture exists only here. */
  readonly isUnsaved: boolean;
}

export const EMPTY_CROP: CropStoreState = {
  picture: null,
  history: null,
  settled: null,
  loading: null,
  problem: null,
  limitKb: null,
  isUnsaved: false,
};

/** The tool's state. It outlives its screen, so that the picture is still there after a look at another page. */
export const useCropStore = create<CropStoreState>(() => EMPTY_CROP);
