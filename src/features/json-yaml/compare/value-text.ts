import type { JsonDifference, JsonDifferenceSide } from '../../../bridges/json-bridge.ts';
import { copy } from './copy.ts';

/** A value as it is listed. */
export function toValueText({ text, isCutBefore, isCutBehind }: JsonDifferenceSide): string {
  const { absent, cut } = copy.list;
  if (text === null) return absent;
  return `${isCutBefore ? cut : ''}${text}${isCutBehind ? cut : ''}`;
}

export function toPathText({ path, rightPath }: JsonDifference): string {
  return rightPath === null ? path : copy.list.pathTo(path, rightPath);
}
