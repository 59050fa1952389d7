import CloseIcon from '@mui/icons-material/Close';
import { keyframes, styled } from '@mui/material/styles';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useIsHydrated } from '../shared/hooks/use-is-hydrated.ts';
import { MEDIA } from '../shared/look/media.ts';
import { dismissToast, type Toast, type ToastPosition, useToastStore } from '../shared/toast-store.ts';
import { copy } from './copy.ts';
import { toastLayer } from './toast-layer.ts';
import { usePausableTimeout } from './use-pausable-timeout.ts';

const POSITIONS: readonly ToastPosition[] = ['top-center', 'bottom-center'];

/** Shows the queue of toasts. The live regions always exist, because screen readers announce changes of known regions only. */
export function ToastHost() {
  return useIsHydrated() ? createPortal(<Corners />, toastLayer()) : null;
}

function Corners() {
  const toasts = useToastStore((state) => state.toasts);
  return POSITIONS.map((position) => {
    const here = toasts.filter((toast) => toast.position === position);
    return (
      <Corner key={position} data-position={position}>
        <div aria-live="polite">{here.filter(isPolite).map(toItem)}</div>
        <div aria-live="assertive">{here.filter((toast) => !isPolite(toast)).map(toItem)}</div>
      </Corner>
    );
  });
}

function isPolite(toast: Toast): boolean {
  return toast.severity !== 'error';
}

function toItem(toast: Toast) {
  return <ToastItem key={toast.id} toast={toast} />;
}

/** Its time stops while the pointer or the focus is on it. Its buttons return the focus to where it was before. */
function ToastItem({ toast }: { readonly toast: Toast }) {
  const dismiss = () => dismissToast(toast.id);
  const { onFocus, ...holdHandlers } = usePausableTimeout(toast.durationMs, dismiss);
  const before = useRef<Element | null>(null);
  const close = () => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    dismiss();
  };
  const { action } = toast;
  return (
    <Item
      data-severity={toast.severity}
      {...holdHandlers}
      onFocus={({ currentTarget, relatedTarget }) => {
        onFocus();
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <span>{toast.message}</span>
      {action !== undefined && (
        <button
          type="button"
          onClick={() => {
            close();
            action.onClick();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" aria-label={copy.toasts.close} onClick={close}>
        <CloseIcon fontSize="small" />
      </button>
    </Item>
  );
}

const APPEAR = keyframes`from { opacity: 0; transform: translateY(4px); }`;

const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: theme.spacing(2),
  zIndex: theme.zIndex.snackbar,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '& > div': { display: 'grid', justifyItems: 'center' },
  '&[data-position="top-center"]': { top: theme.spacing(9) },
  '&[data-position="bottom-center"]': { bottom: `calc(${theme.spacing(3)} + var(--bottom-edge))` },
}));

const Item = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  maxWidth: 'min(560px, 100%)',
  marginTop: theme.spacing(1),
  padding: theme.spacing(1, 1, 1, 2),
  pointerEvents: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderInlineStart: `4px solid ${theme.vars.palette.info.main}`,
  borderRadius: theme.radius.control,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[6],
  color: theme.vars.palette.text.primary,
  overflowWrap: 'anywhere',
  animation: `${APPEAR} 160ms ease-out`,
  [MEDIA.reducedMotion]: { animation: 'none' },
  '&[data-severity="success"]': { borderInlineStartColor: theme.vars.palette.success.main },
  '&[data-severity="warning"]': { borderInlineStartColor: theme.vars.palette.warning.main },
  '&[data-severity="error"]': { borderInlineStartColor: theme.vars.palette.error.main },
  '& button': {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    minWidth: 32,
    minHeight: 32,
    justifyContent: 'center',
    padding: theme.spacing(0, 0.5),
    border: 0,
    borderRadius: theme.radius.control,
    background: 'none',
    color: theme.vars.palette.primary.dark,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& button:last-of-type': { color: theme.vars.palette.text.secondary },
}));
