import type { Theme } from '@mui/material/styles';
import type { JsonDifferenceKind } from '../../../bridges/json-bridge.ts';

/** The color of each kind. A sign or a word always accompanies it. */
export function kindColors(theme: Theme): Record<JsonDifferenceKind, string> {
  const { palette } = theme.vars;
  return {
    added: palette.success.main,
    removed: palette.error.main,
    changed: palette.warning.main,
    moved: palette.info.main,
    reordered: palette.info.main,
    notation: palette.text.secondary,
  };
}
