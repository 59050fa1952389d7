import type { JsonDifference, JsonDifferenceSide, TextDocument } from '../../../bridges/json-bridge.ts';
import { formatSize } from '../../../shared/files/size-text.ts';
import { formatCount } from '../model/quantity-text.ts';
import { copy } from './copy.ts';

/** A value as the list shows it. */
export function toValueText({ text, isCutBefore, isCutBehind }: JsonDifferenceSide): string {
  const { absent, cut } = copy.list;
  if (text === null) return absent;
  return `${isCutBefore ? cut : ''}${text}${isCutBehind ? cut : ''}`;
}

export function toPathText({ path, rightPath }: JsonDifference): string {
  return rightPath === null ? path : copy.list.pathTo(path, rightPath);
}

/** Size and line count of one of the indented texts. */
export function toFactsText({ byteLength, lineCount }: TextDocument): string {
  return copy.panes.facts(formatSize(byteLength), formatCount(lineCount));
}
