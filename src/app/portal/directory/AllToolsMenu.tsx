import Popover from '@mui/material/Popover';
import { useBackCloses } from '../../../shared/ui/use-back-closes.ts';
import { copy } from './copy.ts';
import { ToolDirectory } from './ToolDirectory.tsx';

interface AllToolsMenuProps {
  readonly anchor: HTMLElement;
  readonly activePageId: string | undefined;
  readonly onClose: () => void;
}

/** All tools below the button of the header. */
export function AllToolsMenu({ anchor, activePageId, onClose }: AllToolsMenuProps) {
  useBackCloses(true, onClose);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': copy.title,
          sx: { width: 'min(760px, calc(100vw - 32px))', mt: 1, p: 2, borderRadius: 'var(--mui-shape-borderRadius)' },
        },
      }}
    >
      <ToolDirectory activePageId={activePageId} onLeave={onClose} />
    </Popover>
  );
}
