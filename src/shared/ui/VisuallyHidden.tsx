import { styled } from '@mui/material/styles';

/** Leaves words to assistive technology alone; for elements that are hidden in some layouts only. */
export const HIDDEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** For assistive technology only. */
export const VisuallyHidden = styled('span')(HIDDEN);
