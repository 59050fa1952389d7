import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import { styled } from '@mui/material/styles';
import { type StoreApi, useStore } from 'zustand';
import { MEDIA } from '../../../shared/look/media.ts';
import { EmojiText } from '../../../shared/ui/EmojiText.tsx';
import { type Successes, toSuccess } from './notice-board.ts';

/** The store of a tool, where its last success stands. */
export type SuccessStore = Pick<StoreApi<Successes>, 'getState' | 'getInitialState' | 'subscribe'>;

/** The last success: over the title of its pane, beside the pressed button, so that nothing moves when it appears. */
export function SuccessText({ store }: { readonly store: SuccessStore }) {
  const success = useStore(store, toSuccess);
  return (
    <Place role="status" data-of={success?.of ?? 'output'}>
      {success !== null && (
        <>
          <DoneIcon fontSize="small" aria-hidden="true" />
          <span className="words">
            <EmojiText text={success.text} />
          </span>
        </>
      )}
    </Place>
  );
}

const Place = styled('div')(({ theme }) => {
  const pill = {
    position: 'fixed',
    insetInline: theme.spacing(2),
    bottom: `calc(${theme.spacing(3)} + var(--bottom-edge))`,
    zIndex: theme.zIndex.snackbar,
    width: 'fit-content',
    maxWidth: 'calc(100% - 32px)',
    minWidth: 0,
    height: 'auto',
    margin: 'auto',
    padding: theme.spacing(1, 2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.card,
    boxShadow: theme.shadows[6],
  } as const;
  return {
    gridArea: '1 / 3',
    alignSelf: 'start',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    // Ends before the buttons.
    width: 'max-content',
    // Covers the title and the fact beside it.
    minWidth: 'max(min(calc(100% - 290px), 230px), 112px)',
    maxWidth: 'max(calc(100% - 290px), 112px)',
    height: 40,
    margin: theme.spacing(0.25),
    padding: theme.spacing(0, 0.25, 0, 1.5),
    borderRadius: theme.radius.card,
    ...theme.typography.body2,
    color: theme.vars.palette.success.main,
    background: theme.vars.palette.background.paper,
    pointerEvents: 'none',
    '&[data-of=input]': { gridArea: '1 / 1' },
    '&:empty': { display: 'none' },
    '& > svg': { flex: 'none' },
    // Two lines where the pane is narrow.
    '& > .words': {
      display: '-webkit-box',
      overflow: 'hidden',
      lineHeight: 1.35,
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
    '[data-folded=true] > &[data-of=input]': { gridArea: '1 / 3' },
    [MEDIA.stacked]: {
      gridArea: '2 / 1',
      '&[data-of=input], [data-folded=true] > &[data-of=input]': { gridArea: '1 / 1' },
      // No pane is beside it, whose title row could hold it.
      '&:not(section ~ *)': pill,
    },
    // Ends before the view switch, which stands beside the title.
    [MEDIA.small]: {
      'section ~ &': { position: 'relative', minWidth: 0, width: 'calc(100% - 180px)', maxWidth: 'none' },
    },
    // The title row of a pane in full size is above it.
    ':has(> [data-full=true]) > &': pill,
  };
});
