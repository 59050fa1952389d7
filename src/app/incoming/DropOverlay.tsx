import FileOpenIcon from '@mui/icons-material/FileOpenOutlined';
import { keyframes, styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { MEDIA } from '../../shared/look/media.ts';
import { tint } from '../../shared/look/tint.ts';
import { useDialogContainer } from '../../shared/ui/use-dialog-container.ts';
import { copy } from './copy.ts';

/** Lies over the page while something is dragged into the window. Takes no events, so that the page below still does. */
export function DropOverlay({ isShown }: { readonly isShown: boolean }) {
  const container = useDialogContainer(isShown);
  if (!isShown) return null;
  return createPortal(
    <Veil aria-hidden="true">
      <div>
        <FileOpenIcon />
        <strong>{copy.over.title}</strong>
        <span>{copy.over.hint}</span>
      </div>
    </Veil>,
    container ?? document.body,
  );
}

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const Veil = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: theme.zIndex.modal,
  display: 'grid',
  placeItems: 'center',
  padding: theme.spacing(2),
  pointerEvents: 'none',
  background: tint(theme.vars.palette.background.default, 72),
  animation: `${appear} 150ms ease-out`,
  [MEDIA.reducedMotion]: { animation: 'none' },
  '& > div': {
    display: 'grid',
    justifyItems: 'center',
    gap: theme.spacing(1),
    width: 'min(440px, 100%)',
    padding: theme.spacing(5, 3),
    border: `2px dashed ${theme.vars.palette.primary.main}`,
    borderRadius: theme.radius.panel,
    background: theme.vars.palette.background.paper,
    boxShadow: theme.shadows[6],
    textAlign: 'center',
  },
  '& svg': { fontSize: 40, color: theme.vars.palette.primary.main },
  '& strong': { ...theme.typography.h4 },
  '& span': { color: theme.vars.palette.text.secondary, ...theme.typography.body2 },
}));
