import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useRoomState } from '../hooks/room-context.ts';
import { useStickToEnd } from '../hooks/use-stick-to-end.ts';
import { type MessageRow, toMessageRows } from '../model/message-rows.ts';
import type { RoomMessage } from '../model/room-state.ts';
import { copy } from '../words.ts';
import { EmptyRoom } from './EmptyRoom.tsx';
import { NewMessages } from './NewMessages.tsx';
import { VirtualMessages } from './VirtualMessages.tsx';

/** The conversation. It stays at its end until the visitor scrolls up, and offers the way back. */
export function MessageLog() {
  const messages = useRoomState((state) => state.messages);
  const mutedUsers = useRoomState((state) => state.mutedUsers);
  const rows = useRows(messages, mutedUsers);
  const { scroller, setScroller, content, isAtEnd, scrollToEnd } = useStickToEnd();
  const last = messages.at(-1);
  const ownId = last !== undefined && last.kind !== 'system' && last.isMine ? last.id : null;

  useEffect(() => {
    if (ownId !== null) scrollToEnd();
  }, [ownId, scrollToEnd]);

  return (
    <Area>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what it can focus */}
      <section ref={setScroller} className="scroller" tabIndex={0} aria-label={copy.room.log}>
        <Content ref={content}>
          <EmptyRoom />
          <VirtualMessages rows={rows} scroller={scroller} />
        </Content>
      </section>
      <NewMessages messages={messages} />
      {!isAtEnd && <ToEnd messages={messages} onClick={scrollToEnd} />}
    </Area>
  );
}

/** Rows that a new message does not change keep their identity. */
function useRows(messages: readonly RoomMessage[], mutedUsers: readonly string[]): readonly MessageRow[] {
  const before = useRef<readonly MessageRow[]>([]);
  const rows = useMemo(() => toMessageRows(messages, before.current, mutedUsers), [messages, mutedUsers]);
  useEffect(() => {
    before.current = rows;
  }, [rows]);
  return rows;
}

interface ToEndProps {
  readonly messages: readonly RoomMessage[];
  readonly onClick: () => void;
}

/** Counts the messages since the visitor scrolled up; mounted at that moment. */
function ToEnd({ messages, onClick }: ToEndProps) {
  const lastId = messages.at(-1)?.id ?? null;
  const [seenId] = useState(lastId);
  const seenIndex = messages.findIndex(({ id }) => id === seenId);
  const newCount = messages.slice(seenIndex + 1).filter(({ kind }) => kind !== 'system').length;
  return (
    <Button className="to-end" size="small" variant="contained" startIcon={<DownIcon />} onClick={onClick}>
      {copy.room.newMessages(newCount)}
    </Button>
  );
}

const Area = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  '& .scroller': {
    height: '100%',
    overflowY: 'auto',
    overflowAnchor: 'none',
    overscrollBehavior: 'contain',
    outlineOffset: -2,
  },
  '& .to-end': {
    position: 'absolute',
    left: '50%',
    bottom: theme.spacing(1.5),
    transform: 'translateX(-50%)',
    borderRadius: theme.radius.full,
    whiteSpace: 'nowrap',
  },
}));

const Content = styled('div')(({ theme }) => ({ padding: theme.spacing(1.5, 2) }));
