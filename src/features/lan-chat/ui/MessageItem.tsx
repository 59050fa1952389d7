import { styled } from '@mui/material/styles';
import { memo, useState } from 'react';
import { createDateFormat } from '../../../core/text/date-format.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { type MessageRow, toMessageRows } from '../model/message-rows.ts';
import type { RoomMessage } from '../model/room-state.ts';
import { copy } from '../words.ts';
import { FileDropMessage } from './FileDropMessage.tsx';
import { FileMessage } from './FileMessage.tsx';
import { LetterAvatar } from './LetterAvatar.tsx';
import { TextBubble } from './TextBubble.tsx';

/** Hour and minute (doc 2 §9). */
const time = createDateFormat({ hour: '2-digit', minute: '2-digit', hour12: false });

/** An entry of the conversation: own ones at the right, those of others at the left, notices in the middle. */
export const MessageItem = memo(function MessageItem({ row }: { readonly row: MessageRow }) {
  const { message, startsGroup } = row;
  if (message.kind === 'system') {
    return (
      <Notice>
        {copy.notice(message.notice)} <time>{time.format(message.at)}</time>
      </Notice>
    );
  }
  if (row.folded.length > 0) return <MutedMessages messages={row.folded} username={message.username} />;
  const { username, isMine, at } = message;
  const by = copy.text.by(isMine ? copy.text.me : username, time.format(at));
  return (
    <Row data-mine={isMine} data-starts={startsGroup}>
      {!isMine && (startsGroup ? <LetterAvatar username={username} /> : <span className="avatar-place" />)}
      <div>
        {startsGroup ? (
          <p>
            {!isMine && <b>{username}</b>} <time>{time.format(at)}</time>
          </p>
        ) : (
          <VisuallyHidden>{by}</VisuallyHidden>
        )}
        {message.kind === 'text' ? (
          <TextBubble message={message} />
        ) : row.fileIds.length > 0 ? (
          <FileDropMessage fileIds={row.fileIds} />
        ) : (
          <FileMessage fileId={message.fileId} />
        )}
      </div>
    </Row>
  );
});

interface MutedMessagesProps {
  readonly messages: readonly RoomMessage[];
  readonly username: string;
}

/** Messages of someone who is muted: their number, and the messages themselves once they are asked for. */
function MutedMessages({ messages, username }: MutedMessagesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Muted open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{copy.muted.folded(username, messages.length)}</summary>
      {isOpen && toMessageRows(messages).map((row) => <MessageItem key={row.message.id} row={row} />)}
    </Muted>
  );
}

const Muted = styled('details')(({ theme }) => ({
  paddingTop: theme.spacing(1),
  '& > summary': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, cursor: 'pointer' },
}));

const Notice = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: theme.spacing(1, 0),
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  textWrap: 'balance',
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(1),
  paddingTop: theme.spacing(0.5),
  '&[data-starts="true"]': { paddingTop: theme.spacing(1.5) },
  '&[data-mine="true"]': { justifyContent: 'flex-end' },
  '& > .avatar-place': { flex: 'none', width: 32 },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    position: 'relative',
    minWidth: 0,
    maxWidth: 'min(78%, 620px)',
  },
  '&[data-mine="true"] > div': { justifyItems: 'end' },
  '& > div > p': {
    ...theme.typography.caption,
    margin: theme.spacing(0, 0, 0.25),
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& b': { fontWeight: 600 },
  [MEDIA.phone]: { '& > div': { maxWidth: '84%' } },
}));
