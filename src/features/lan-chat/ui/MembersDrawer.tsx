import Drawer from '@mui/material/Drawer';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { useBackCloses } from '../../../shared/ui/use-back-closes.ts';
import { copy } from '../words.ts';
import { MemberPanel } from './MemberPanel.tsx';

interface MembersDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The members on small screens, where the sidebar has no room. */
export function MembersDrawer({ isOpen, onClose }: MembersDrawerProps) {
  const isNarrow = useMediaQuery(MEDIA.narrow);
  const isShown = isOpen && isNarrow;
  useBackCloses(isShown, onClose);
  return (
    <Drawer
      anchor="right"
      open={isShown}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': copy.room.members,
          role: 'dialog',
          sx: { width: 'min(320px, 86vw)', paddingBottom: 'env(safe-area-inset-bottom)' },
        },
      }}
    >
      <MemberPanel onTarget={onClose} />
    </Drawer>
  );
}
