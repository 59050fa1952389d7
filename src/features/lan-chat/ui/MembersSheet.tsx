import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { Sheet } from '../../../shared/ui/Sheet.tsx';
import { useRoomState } from '../hooks/room-context.ts';
import { copy } from '../words.ts';
import { MemberPanel } from './MemberPanel.tsx';

interface MembersSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The members on small screens, where the sidebar has no room. */
export function MembersSheet({ isOpen, onClose }: MembersSheetProps) {
  const isNarrow = useMediaQuery(MEDIA.narrow);
  const count = useRoomState((state) => state.members.length);
  return (
    <Sheet closesBeside isOpen={isOpen && isNarrow} title={`${copy.room.members} · ${count}`} onClose={onClose}>
      <MemberPanel isInSheet onTarget={onClose} />
    </Sheet>
  );
}
