import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';

/** Half the width of a sign, and the least distance of a hint from the window's sides. */
const HALF_SIGN_PX = 7;
const EDGE_PX = 18;
const GAP_PX = 8;

/**
 * The name below an icon of the shell, for sighted visitors; assistive technology reads the control's label. Rendered into the
 * body, because the tab bar clips its content.
 */
export function Hint({ anchor, text }: { readonly anchor: HTMLElement; readonly text: string }) {
  const box = anchor.getBoundingClientRect();
  const edge = text.length * HALF_SIGN_PX + EDGE_PX;
  const center = Math.min(Math.max(box.left + box.width / 2, edge), window.innerWidth - edge);
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
