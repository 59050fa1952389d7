import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { createDateFormat } from '../../../core/text/date-format.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import type { MessageRow } from '../model/message-rows.ts';
import { copy } from '../screens/copy.ts';
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
          <TextBubble text={message.text} isMine={isMine} isPending={message.isPending} />
        ) : row.fileIds.length > 0 ? (
          <FileDropMessage fileIds={row.fileIds} />
        ) : (
          <FileMessage fileId={message.fileId} />
        )}
      </div>
    </Row>
  );
});

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
  '& > div': { display: 'grid', position: 'relative', minWidth: 0, maxWidth: 'min(78%, 620px)', justifyItems: 'start' },
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
