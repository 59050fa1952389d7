import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { useBackCloses } from '../../../shared/ui/use-back-closes.ts';
import { useDialogContainer } from '../../../shared/ui/use-dialog-container.ts';
import { VIEWER_PX } from './constants.ts';
import { copy } from './copy.ts';
import { ValueViewer, type ValueViewerProps } from './ValueViewer.tsx';
import { viewerStore } from './viewer-store.ts';

interface ValuePanelProps extends Omit<ValueViewerProps, 'onClose'> {
  /** Called when the visitor closes the panel. */
  readonly onClosed: () => void;
}

/** The viewer of the selected value: below the tree, on a phone as a sheet over the page. Nothing while it is closed. */
export function ValuePanel({ onClosed, ...viewer }: ValuePanelProps) {
  const isOpen = useStore(viewerStore, (state) => state.isOpen);
  const isPhone = useMediaQuery(MEDIA.phone);
  const close = () => {
    viewerStore.getState().close();
    onClosed();
  };
  if (isPhone) return <Sheet isOpen={isOpen} onClose={close} viewer={viewer} />;
  if (!isOpen) return null;
  return <BelowTree viewer={viewer} onClose={close} />;
}

interface SheetProps {
  readonly isOpen: boolean;
  readonly viewer: Omit<ValuePanelProps, 'onClosed'>;
  readonly onClose: () => void;
}

function Sheet({ isOpen, viewer, onClose }: SheetProps) {
  const container = useDialogContainer(isOpen);
  useBackCloses(isOpen, onClose);
  return (
    <BottomDialog open={isOpen} onClose={onClose} container={container} fullWidth aria-label={copy.label}>
      <ValueViewer {...viewer} onClose={onClose} />
    </BottomDialog>
  );
}

function BelowTree({ viewer, onClose }: Omit<SheetProps, 'isOpen'>) {
  const panel = useRef<HTMLDivElement>(null);
  const { heightPx, focusRequests } = useStore(viewerStore);
  useFocusOnRequest(panel, focusRequests);
  const drag = useRef<{ readonly y: number; readonly heightPx: number } | null>(null);
  const resize = (wanted: number) => {
    const paneHeight = panel.current?.parentElement?.clientHeight ?? 0;
    viewerStore.getState().setHeight(wanted, paneHeight - VIEWER_PX.treeMin);
  };
  const endDrag = () => {
    drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? VIEWER_PX.step : event.key === 'ArrowDown' ? -VIEWER_PX.step : 0;
    if (step === 0) return;
    event.preventDefault();
    resize(heightPx + step);
  };
  return (
    <Below ref={panel} style={{ height: heightPx }}>
      <hr
        tabIndex={0}
        aria-orientation="horizontal"
        aria-label={copy.resize}
        aria-valuenow={heightPx}
        aria-valuemin={VIEWER_PX.min}
        onKeyDown={onKeyDown}
        onPointerDown={(event: PointerEvent) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { y: event.clientY, heightPx };
        }}
        onPointerMove={({ clientY }: PointerEvent) => {
          if (drag.current !== null) resize(drag.current.heightPx + drag.current.y - clientY);
        }}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
      />
      <ValueViewer {...viewer} onClose={onClose} />
    </Below>
  );
}

const FOCUS_WAIT_MS = 2000;

/** Moves the focus to the shown text after a request, as soon as the text is there. */
function useFocusOnRequest(panel: RefObject<HTMLElement | null>, requests: number): void {
  const served = useRef(0);
  useEffect(() => {
    if (requests === served.current) return;
    served.current = requests;
    let frame = 0;
    const until = performance.now() + FOCUS_WAIT_MS;
    const focus = () => {
      const text = panel.current?.querySelector<HTMLElement>('[role=textbox]');
      if (text) text.focus({ preventScroll: true });
      else if (performance.now() < until) frame = requestAnimationFrame(focus);
    };
    // A menu that closes gives the focus back first.
    frame = requestAnimationFrame(focus);
    return () => cancelAnimationFrame(frame);
  }, [panel, requests]);
}

const BottomDialog = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: '100%',
    height: '75dvh',
    margin: 0,
    borderRadius: `${theme.radius.card} ${theme.radius.card} 0 0`,
  },
}));

const Below = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flex: '0 1 auto',
  flexDirection: 'column',
  minHeight: VIEWER_PX.min,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > hr': {
    position: 'absolute',
    zIndex: 1,
    inset: '-4px 0 auto 0',
    height: 8,
    margin: 0,
    border: 0,
    cursor: 'row-resize',
    touchAction: 'none',
    '&:hover, &:focus-visible': { outline: 'none', background: theme.vars.palette.primary.main, opacity: 0.6 },
  },
}));
