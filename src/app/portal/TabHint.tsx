import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';

/** Minimal distance of the hint's center from the window's sides. */
const EDGE_PX = 56;
const GAP_PX = 8;

/**
 * The name below an icon-only tab, for sighted visitors; assistive technology reads the link's label. Rendered into the
 * body, because the tab bar clips its content.
 */
export function TabHint({ anchor, text }: { readonly anchor: HTMLElement; readonly text: string }) {
  const box = anchor.getBoundingClientRect();
  const center = Math.min(Math.max(box.left + box.width / 2, EDGE_PX), window.innerWidth - EDGE_PX);
  return createPortal(
    <Bubble aria-hidden="true" style={{ left: center, top: box.bottom + GAP_PX }}>
      {text}
    </Bubble>,
    document.body,
  );
}

const Bubble = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(0.5, 1.25),
  borderRadius: theme.radius.small,
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.paper,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
}));
