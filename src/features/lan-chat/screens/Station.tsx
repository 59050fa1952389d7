import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { hideFloatingParts } from '../../../shared/floating-parts.ts';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { usePageVisible } from '../../../shared/hooks/use-page-visible.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { DropVeil } from '../../../shared/ui/DropVeil.tsx';
import { useHeldRoom, useRoom, useRoomState } from '../hooks/room-context.ts';
import { sendFiles } from '../hooks/send-files.ts';
import { useAreaAboveKeyboard } from '../hooks/use-area-above-keyboard.ts';
import { useIncomingFiles } from '../hooks/use-incoming-files.ts';
import { AttachedFiles } from '../ui/AttachedFiles.tsx';
import { Composer } from '../ui/Composer.tsx';
import { MemberPanel } from '../ui/MemberPanel.tsx';
import { MembersSheet } from '../ui/MembersSheet.tsx';
import { MessageLog } from '../ui/MessageLog.tsx';
import { RoomBanner } from '../ui/RoomBanner.tsx';
import { RoomFiles } from '../ui/RoomFiles.tsx';
import { RoomHeader } from '../ui/RoomHeader.tsx';
import { ShareDialog } from '../ui/ShareDialog.tsx';
import { TargetBar } from '../ui/TargetBar.tsx';
import { WaitingGuests } from '../ui/WaitingGuests.tsx';
import { copy } from '../words.ts';

/** A room: members at the side, the conversation, and the input below it (doc 2 §2). */
export function Station() {
  const { holder, session } = useRoom();
  const only = useRoomState(({ target }) => target?.username ?? null);
  const attached = useHeldRoom((held) => held.attached);
  const frame = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'members' | 'share' | null>(null);
  const { isOver, handlers } = useIncomingFiles((files) => sendFiles(session, files));
  const close = () => setDialog(null);
  useAreaAboveKeyboard(frame);
  useReading();
  useWholeWindow();
  return (
    <Page>
      <Frame ref={frame} {...handlers}>
        <aside aria-label={copy.room.members}>
          <MemberPanel />
        </aside>
        <Conversation>
          <RoomHeader onShowMembers={() => setDialog('members')} onShare={() => setDialog('share')} />
          <RoomBanner />
          <WaitingGuests />
          <MessageLog />
          <RoomFiles />
          <AttachedFiles
            files={attached}
            onSend={() => sendFiles(session, attached, { onOffered: holder.detach })}
            onRemove={holder.detach}
          />
          <TargetBar />
          <Composer />
        </Conversation>
        {isOver && <DropVeil aria-hidden="true">{copy.room.dropHere(only)}</DropVeil>}
      </Frame>
      <MembersSheet isOpen={dialog === 'members'} onClose={close} />
      <ShareDialog isOpen={dialog === 'share'} onClose={close} />
    </Page>
  );
}

/** Messages count as read while the conversation is visible. */
function useReading(): void {
  const { session } = useRoom();
  const isVisible = usePageVisible();
  useEffect(() => {
    session.setReading(isVisible);
    return () => session.setReading(false);
  }, [session, isVisible]);
}

/** On small screens the input reaches the corners in which other parts of the product float. */
function useWholeWindow(): void {
  const isNarrow = useMediaQuery(MEDIA.narrow);
  useEffect(() => (isNarrow ? hideFloatingParts() : undefined), [isNarrow]);
}

const MIN_HEIGHT_PX = 280;

const Page = styled('main')({ position: 'relative', minHeight: MIN_HEIGHT_PX });

const Frame = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  maxWidth: 1200,
  margin: '0 auto',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  '& > aside': { borderInlineEnd: `1px solid ${theme.vars.palette.divider}`, minHeight: 0 },
  // The rest of the window lies below an on-screen keyboard.
  '&[data-keyboard="true"]': {
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: theme.zIndex.appBar + 1,
    border: 0,
    borderRadius: 0,
  },
  [MEDIA.narrow]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > aside': { display: 'none' },
  },
  [MEDIA.phone]: { inset: theme.spacing(-0.5, -1), border: 0, borderRadius: 0 },
}));

const Conversation = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
});
