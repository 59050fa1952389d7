import { useEffect, useMemo, useRef } from 'react';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { type OpenRoom, useRoom, useRoomState } from '../hooks/room-context.ts';
import { isMuted } from '../model/room.ts';
import type { RoomMessage } from '../model/room-state.ts';
import { copy } from '../words.ts';

const words = copy.notify;
/** More messages at once are counted, and the last one is read. */
const READ_MAX = 3;

/** Reads aloud what others have sent since the last rendering. */
export function NewMessages({ messages }: { readonly messages: readonly RoomMessage[] }) {
  const { session } = useRoom();
  const mutedUsers = useRoomState((state) => state.mutedUsers);
  const last = messages.at(-1);
  const seen = useRef(last);
  const text = useMemo(
    () => toWords(session, listAdded(messages, seen.current, mutedUsers)),
    [session, messages, mutedUsers],
  );
  useEffect(() => {
    seen.current = last;
  }, [last]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}

/** `last` is the last message before; the conversation forgets the oldest ones. */
function listAdded(
  messages: readonly RoomMessage[],
  last: RoomMessage | undefined,
  mutedUsers: readonly string[],
): readonly RoomMessage[] {
  const isQuiet = (message: RoomMessage) =>
    message.kind !== 'system' && (message.isMine || isMuted({ mutedUsers }, message));
  return messages.slice(messages.findLastIndex(({ id }) => id === last?.id) + 1).filter((each) => !isQuiet(each));
}

function toWords(session: OpenRoom['session'], added: readonly RoomMessage[]): string {
  const { files } = session.files.store.getState();
  const texts = added.slice(-READ_MAX).map((message) => {
    if (message.kind === 'system') return copy.notice(message.notice);
    if (message.kind === 'text') return words.text(message.username, message.text);
    return words.file(message.username, files.get(message.fileId)?.name ?? '');
  });
  return added.length > READ_MAX ? words.several(added.length, texts.at(-1) ?? '') : texts.join('\n');
}
