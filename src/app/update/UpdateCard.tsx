import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { confirm } from '../../shared/confirm/confirm.ts';
import { layoutOf } from '../../shared/tool/page-path.ts';
import { useShownPage } from '../../shared/tool/shown-page-store.ts';
import { agreeToUnload, listUnsavedWork } from '../../shared/unsaved-work.ts';
import { HEADER_HEIGHT_PX } from '../portal/constants.ts';
import { copy } from './copy.ts';

interface UpdateCardProps {
  readonly onApply: () => void;
  readonly onDismiss: () => void;
}

/** Offers a new version. While unsaved work is declared, it asks first. */
export default function UpdateCard({ onApply, onDismiss }: UpdateCardProps) {
  const shown = useShownPage((state) => state.shown);
  const isOnTop = shown !== null && layoutOf(shown).notices === 'top';
  const apply = async () => {
    const atRisk = listUnsavedWork();
    if (atRisk.length > 0) {
      const isAgreed = await confirm({
        title: copy.confirmTitle,
        body: copy.confirmBody(atRisk),
        confirmLabel: copy.confirm,
        cancelLabel: copy.cancel,
      });
      if (!isAgreed) return;
      agreeToUnload();
    }
    onApply();
  };
  return (
    <Card role="status" data-position={isOnTop ? 'top' : 'bottom'}>
      <span>{copy.news}</span>
      <Button onClick={() => void apply()}>{copy.action}</Button>
      <Button color="inherit" onClick={onDismiss}>
        {copy.later}
      </Button>
    </Card>
  );
}

const Card = styled('div')(({ theme }) => ({
  position: 'fixed',
  // Below dialogs: the update can wait.
  zIndex: theme.zIndex.drawer,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5),
  paddingInlineStart: theme.spacing(2),
  whiteSpace: 'nowrap',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.control,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[6],
  '&[data-position="bottom"]': {
    right: theme.spacing(2),
    bottom: `calc(${theme.spacing(2)} + var(--bottom-edge))`,
  },
  // Below the header, as a pill, away from a page's controls.
  '&[data-position="top"]': {
    top: HEADER_HEIGHT_PX + 8,
    left: '50%',
    borderRadius: theme.radius.full,
    transform: 'translateX(-50%)',
  },
}));
