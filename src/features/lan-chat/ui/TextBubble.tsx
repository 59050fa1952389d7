import PendingIcon from '@mui/icons-material/ScheduleOutlined';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { FOLD_TEXT } from '../constants.ts';
import { useRoom } from '../hooks/room-context.ts';
import { findLinks } from '../model/find-links.ts';
import type { RoomMessage } from '../model/room-state.ts';
import { copy } from '../words.ts';
import { BubbleTools } from './BubbleTools.tsx';
import { PrivateLine } from './PrivateLine.tsx';

interface TextBubbleProps {
  readonly message: Extract<RoomMessage, { readonly kind: 'text' }>;
}

const words = copy.text;

/** A text message as it was written, with links that open in a new tab, and a button that copies it. */
export function TextBubble({ message }: TextBubbleProps) {
  const { id, text, isMine, isPending, privacy } = message;
  const [isOpen, setOpen] = useState(false);
  const isLong = useMemo(() => text.length > FOLD_TEXT.chars || text.split('\n').length > FOLD_TEXT.lines, [text]);
  const pieces = useMemo(() => findLinks(text), [text]);
  return (
    <Bubble data-mine={isMine} data-pending={isPending}>
      {privacy !== undefined && (
        <PrivateLine only={isMine ? privacy.username : null} relayedBy={privacy.relayedBy} failure={privacy.failure}>
          {privacy.failure !== null && <ResendButton id={id} />}
        </PrivateLine>
      )}
      <div className="text" data-folded={isLong && !isOpen}>
        {pieces.map(({ text: piece, link }, index) =>
          link ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
            <a key={index} href={piece} target="_blank" rel="noopener noreferrer nofollow">
              {piece}
            </a>
          ) : (
            piece
          ),
        )}
      </div>
      {isLong && (
        <button type="button" className="fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.less : words.more}
        </button>
      )}
      {isPending && <PendingIcon className="pending" titleAccess={words.pending} />}
      {!isPending && <BubbleTools text={text} />}
    </Bubble>
  );
}

function ResendButton({ id }: { readonly id: string }) {
  const { session } = useRoom();
  return (
    <button type="button" className="fold" onClick={() => session.resendText(id)}>
      {copy.private.resend}
    </button>
  );
}

const Bubble = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    minWidth: 0,
    maxWidth: '100%',
    padding: theme.spacing(0.75, 1.5),
    borderRadius: theme.radius.card,
    background: tint(palette.text.primary, 6),
    '&[data-mine="true"]': { background: tint(palette.primary.main, 16) },
    '&[data-pending="true"]': { opacity: 0.75 },
    '& .text': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& a': { color: 'inherit', textUnderlineOffset: 2 },
    '& .text[data-folded="true"]': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: FOLD_TEXT.lines,
      overflow: 'hidden',
    },
    '& .fold': {
      padding: theme.spacing(0.5, 0),
      border: 0,
      background: 'none',
      color: palette.primary.dark,
      font: 'inherit',
      fontSize: '0.875rem',
      fontWeight: 600,
      cursor: 'pointer',
    },
    '& .pending': { position: 'absolute', left: -24, bottom: 8, fontSize: 16, color: palette.text.secondary },
    '& .tools': {
      position: 'absolute',
      bottom: 2,
      left: 'calc(100% + 2px)',
      display: 'flex',
      flexDirection: 'column-reverse',
      '& button': {
        padding: 5,
        border: 0,
        borderRadius: '50%',
        background: 'none',
        color: palette.action.active,
        lineHeight: 0,
        cursor: 'pointer',
        '&:hover': { background: palette.action.hover },
      },
      '& svg': { width: 16, height: 16, fill: 'currentColor' },
      opacity: 0,
      transition: theme.transitions.create('opacity', { duration: 150 }),
    },
    '&[data-mine="true"] .tools': { left: 'auto', right: 'calc(100% + 2px)' },
    '&:hover .tools, & .tools:focus-within': { opacity: 1 },
    [MEDIA.coarse]: { '& .tools': { opacity: 0.8 } },
  };
});
