import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  FileSession,
  FilesState,
  OfferOutcome,
  SharedFile,
} from '../../../src/features/lan-chat/files/file-session.ts';
import { noRoom } from '../../../src/features/lan-chat/hooks/no-room.ts';
import { createRoomHolder, type RoomHolder } from '../../../src/features/lan-chat/hooks/room-holder.ts';
import { toTarget } from '../../../src/features/lan-chat/model/private-target.ts';
import type { FileDrop, Member, RoomMessage, RoomState } from '../../../src/features/lan-chat/model/room-state.ts';
import type { RoomSession, SendOutcome } from '../../../src/features/lan-chat/room/room-session.ts';

/** 2026-11-22, 08:00 UTC. */
export const START = 1_795_334_400_000;
export const ROOM = {
  code: 'lan203-0-113-7',
  username: '林夏',
  userId: 'u1',
  secret: 'c2VjcmV0LXNlY3JldA',
  word: null,
};

type Call = readonly [method: string, ...parameters: readonly unknown[]];

export interface FakeRoomSession extends RoomSession {
  /** Everything that the screens have asked for, in order. */
  readonly calls: Call[];
  set(state: Partial<RoomState>): void;
  setFiles(files: readonly SharedFile[]): void;
}

interface FakeOptions {
  readonly textOutcome?: SendOutcome;
  readonly outcome?: OfferOutcome;
  readonly preview?: FileSession['preview'];
  readonly save?: FileSession['save'];
  readonly saveAll?: (fileIds: readonly string[]) => ReturnType<FileSession['saveAll']>;
}

/** A session without devices: tests set its stores, and read what the screens have called. */
export function createFakeRoomSession(options: FakeOptions = {}): FakeRoomSession {
  const { textOutcome = 'sent', outcome = { offered: [], continued: [], refused: [] } } = options;
  const { preview = async () => null, save = async () => undefined } = options;
  const { saveAll = async (savedIds) => ({ type: 'saved', savedIds, gone: [] }) } = options;
  const calls: Call[] = [];
  const store: StoreApi<RoomState> = createStore<RoomState>(() => noRoom.getInitialState());
  const files: StoreApi<FilesState> = createStore<FilesState>(() => ({ files: new Map() }));
  const record = (...call: Call) => void calls.push(call);
  const fileSession = {
    store: files,
    async offer(offered: readonly File[], needed?: readonly string[]) {
      record('offer', ...offered.map(({ name }) => name), ...(needed === undefined ? [] : [needed]));
      return outcome;
    },
    accept: (fileId: string) => record('accept', fileId),
    decline: (fileId: string) => record('decline', fileId),
    cancel: (...parameters: readonly unknown[]) => record('cancel', ...parameters),
    retry: (...parameters: readonly unknown[]) => record('retry', ...parameters),
    read: async (fileId: string) => new File([fileId], `${fileId}.png`, { type: 'image/png' }),
    save(fileId: string) {
      record('save', fileId);
      return save(fileId);
    },
    async saveAll(fileIds: readonly string[], archiveName: string, onFile: (count: number) => void) {
      record('saveAll', fileIds, archiveName);
      onFile(1);
      return await saveAll(fileIds);
    },
    preview,
    clear: () => record('clear'),
    forgetOffers: () => record('forget offers'),
    dispose: () => record('dispose files'),
  };
  return {
    calls,
    store,
    files: fileSession,
    async join(target) {
      record('join', target);
      store.setState({ join: { step: 'joining', round: 0, recovery: null } });
    },
    leaveForReload: () => record('leave for reload'),
    leave() {
      record('leave');
      store.setState(noRoom.getInitialState(), true);
      files.setState({ files: new Map() });
    },
    sendText(text) {
      record('sendText', text);
      return textOutcome;
    },
    resendText: (id) => record('resendText', id),
    setTarget(peerId) {
      record('setTarget', peerId);
      const { members } = store.getState();
      const member = members.find((each) => each.peerId === peerId);
      store.setState({ target: member === undefined ? null : toTarget(member, members) });
    },
    setMuted(userId, isMuted) {
      record('setMuted', userId, isMuted);
      store.setState({ mutedUsers: isMuted ? [userId] : [] });
    },
    remove: (peerId) => record('remove', peerId),
    admit: (peerId) => record('admit', peerId),
    decline: (peerId) => record('decline', peerId),
    setAsksCreator(asks) {
      record('setAsksCreator', asks);
      store.setState({ asksCreator: asks });
    },
    setReading: (isReading) => store.setState({ isReading }),
    dispose: () => record('dispose'),
    set: (state) => store.setState(state),
    setFiles: (shared) => files.setState({ files: new Map(shared.map((file) => [file.fileId, file])) }),
  };
}

/** A holder of this session, as if its program had been loaded. */
export function createFakeHolder(
  session: RoomSession,
  watch: (session: RoomSession, holder: RoomHolder) => void = () => undefined,
): RoomHolder {
  return createRoomHolder({ load: async () => session, watch, pause: async () => undefined });
}

/** This device in the room, alone or with others. */
export function inRoom(role: 'creator' | 'guest', members: readonly Member[]): Partial<RoomState> {
  const me = members.find(({ isMe }) => isMe);
  return { join: { step: 'in', role }, room: ROOM, admission: 'admitted', peerId: me?.peerId ?? null, members };
}

/** A member; this device unless said otherwise. */
export function aMember(parts: Partial<Member> = {}): Member {
  return {
    peerId: `room-${ROOM.code}`,
    userId: ROOM.userId,
    username: ROOM.username,
    joinedAt: START,
    isCreator: true,
    isMe: true,
    ...parts,
  };
}

/** Another user's device. */
export function aGuest(username: string, parts: Partial<Member> = {}): Member {
  return aMember({
    peerId: `user-${username.length}${username.codePointAt(0)}`,
    userId: `user of ${username}`,
    username,
    isCreator: false,
    isMe: false,
    ...parts,
  });
}

let number = 0;

/** A text of the conversation; own unless a member is given. */
export function aText(text: string, from: Member = aMember(), at = START): RoomMessage {
  number += 1;
  const { username, peerId, userId, isMe } = from;
  return { kind: 'text', id: `m${number}`, at, username, peerId, userId, isMine: isMe, text, isPending: false };
}

/** The entry of a file in the conversation. */
export function aFileMessage(
  fileId: string,
  from: Member = aMember(),
  at = START,
  drop: FileDrop | null = null,
): RoomMessage {
  number += 1;
  const { username, peerId, userId, isMe } = from;
  return { kind: 'file', id: `m${number}`, at, username, peerId, userId, isMine: isMe, fileId, drop };
}

type Received = Extract<SharedFile, { readonly direction: 'received' }>;
type Sent = Extract<SharedFile, { readonly direction: 'sent' }>;

/** A file from another device. */
export function aReceivedFile(fileId: string, parts: Partial<Received> = {}): Received {
  return {
    fileId,
    name: `${fileId}.pdf`,
    bytes: 10 << 20,
    mimeType: 'application/pdf',
    direction: 'received',
    peerId: 'user-1',
    userId: 'user of 阿哲',
    username: '阿哲',
    isPrivate: false,
    relayedBy: null,
    state: { step: 'offered' },
    isPicture: false,
    waitsFor: 'connection',
    ...parts,
  };
}

/** A file of this device. */
export function aSentFile(fileId: string, parts: Partial<Sent> = {}): Sent {
  return {
    fileId,
    name: `${fileId}.zip`,
    bytes: 10 << 20,
    mimeType: 'application/zip',
    direction: 'sent',
    isWithdrawn: false,
    onlyFor: null,
    relayedBy: null,
    needsFile: false,
    receivers: [{ peerId: 'user-1', username: '阿哲', state: { step: 'offered' } }],
    ...parts,
  };
}
