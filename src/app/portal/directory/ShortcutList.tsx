import CloseIcon from '@mui/icons-material/VisibilityOffOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { closeWidget } from '../../../features/shortcut-widget/close-widget.ts';
import { copy } from '../../../features/shortcut-widget/copy.ts';
import { listEntries, toEntryAddress } from '../../../features/shortcut-widget/list-entries.ts';
import { ShortcutLink } from '../../../features/shortcut-widget/ShortcutLink.tsx';
import { tint } from '../../../shared/look/tint.ts';
import { usePageList } from '../../../shared/tool/page-list.ts';
import { useOpenAfterClosing } from '../use-open-after-closing.ts';

interface ShortcutListProps {
  readonly activePageId: string | undefined;
  readonly onLeave: () => void;
}

/** The entries of the shortcut widget, which does not float in narrow windows. */
export function ShortcutList({ activePageId, onLeave }: ShortcutListProps) {
  const open = useOpenAfterClosing(onLeave);
  return (
    <>
      <Tiles>
        {listEntries(usePageList()).map(({ page, shortcut }) => {
          const isCurrent = page.id === activePageId;
          return (
            <li key={page.id}>
              <ShortcutLink
                page={page}
                shortcut={shortcut}
                isCurrent={isCurrent}
                onClick={(event) =>
                  (isCurrent || shortcut.opens === 'same-tab') &&
                  open(event, toEntryAddress({ page, shortcut }, isCurrent))
                }
              />
            </li>
          );
        })}
      </Tiles>
      <Button
        fullWidth
        color="inherit"
        startIcon={<CloseIcon />}
        sx={{ mt: 1, color: 'text.secondary' }}
        onClick={() => {
          onLeave();
          closeWidget();
        }}
      >
        {copy.close}
      </Button>
    </>
  );
}

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 56,
    padding: theme.spacing(1, 1.5),
    borderRadius: theme.radius.control,
    background: tint(theme.vars.palette.primary.main, 8),
    color: theme.vars.palette.text.primary,
    fontWeight: 600,
    textDecoration: 'none',
    '& svg': { color: theme.vars.palette.primary.dark },
    '&[aria-current="page"]': { color: theme.vars.palette.primary.dark },
  },
}));
