import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { EmojiText } from '../../../shared/ui/EmojiText.tsx';

/** The last success, in a place of its own, so that nothing moves when it appears and disappears. */
export function SuccessText({ text }: { readonly text: string | null }) {
  return (
    <Place role="status">
      {text !== null && (
        <>
          <DoneIcon fontSize="small" aria-hidden="true" />
          <EmojiText text={text} />
        </>
      )}
    </Place>
  );
}

const Place = styled('span')(({ theme }) => ({
  display: 'flex',
  flex: '1 1 150px',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minHeight: 28,
  ...theme.typography.body2,
  color: theme.vars.palette.success.main,
  // On narrow pages it would separate the buttons, and the toolbar may be out of view.
  [MEDIA.stacked]: {
    position: 'fixed',
    insetInline: theme.spacing(2),
    bottom: `calc(${theme.spacing(3)} + env(safe-area-inset-bottom))`,
    zIndex: theme.zIndex.snackbar,
    justifyContent: 'center',
    width: 'fit-content',
    maxWidth: 'calc(100% - 32px)',
    minHeight: 0,
    margin: 'auto',
    pointerEvents: 'none',
    '&:not(:empty)': {
      padding: theme.spacing(1, 2),
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.radius.card,
      background: theme.vars.palette.background.paper,
      boxShadow: theme.shadows[6],
    },
  },
}));
