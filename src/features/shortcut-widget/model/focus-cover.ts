import { COVERED_SHARE_MAX } from '../constants.ts';
import type { Box } from './box.ts';

/** Whether the widget hides the focus: any part of a field that takes text, or much of another element. */
export function coversFocus(widget: Box, focused: Box, isField: boolean): boolean {
  const covered = areaOf({
    left: Math.max(widget.left, focused.left),
    top: Math.max(widget.top, focused.top),
    right: Math.min(widget.right, focused.right),
    bottom: Math.min(widget.bottom, focused.bottom),
  });
  return isField ? covered > 0 : covered > COVERED_SHARE_MAX * areaOf(focused);
}

function areaOf({ left, top, right, bottom }: Box): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}
