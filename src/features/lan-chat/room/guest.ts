import { toRank } from '../model/members.ts';
import type { Packet } from '../model/packets.ts';
import { listKnownIds, listOwnTexts } from '../model/text-log.ts';
import type { PeerConnection } from '../peer/peer-link.ts';
import { endRemoved, reviewLinks } from './file-links.ts';
import { addLink, dropBadDevice, forgetLink, isSilent, send, toPong } from './links.ts';
import { clearMembers, forgetUnlisted, setMembers, startRegathering, syncMembers } from './member-list.ts';
import { receiveMemberPacket } from './member-packets.ts';
import { isPrivatePacket } from './private-answers.ts';
import { addNotice, creatorId, isFilePacket, type Link, type RoomContext, update } from './room-context.ts';
import { takeLife } from './room-life.ts';
import { confirmText, receiveText } from './texts.ts';

/** The guest's side of the room: one connection with the creator. */

/** Takes the connection with the creator in. Joining ends with the creator's first word on the admission. */
export function followCreator(ctx: RoomContext, connection: PeerConnection): void {
  const link = addLink(ctx, connection, 'creator', creatorHandlers(ctx));
  const { room, peerId } = ctx.store.getState();
  if (room === null || peerId === null) return;
  send(link, { type: 'userinfo', username: room.username, peerId, isInitiator: false });
}

/** Looks whether the creator is still there. `isLate`: the system has delayed this device, not the creator. */
export function checkCreator(ctx: RoomContext, isLate: boolean): void {
  const now = ctx.deps.clock.now();
  const link = ctx.links.get(creatorId(ctx));
  if (link === undefined) return;
  if (isLate) link.heardAt = now;
  if (isSilent(link, now)) loseCreator(ctx, link);
}

/** The creator is gone: the longest present device takes the room over. */
function loseCreator(ctx: RoomContext, link: Link): void {
  forgetLink(ctx, link);
  const { join, members } = ctx.store.getState();
  if (join.step === 'joining') {
    ctx.dispatch({ type: 'connection-error' });
    return;
  }
  if (join.step !== 'in' || join.role !== 'guest') return;
  const rank = ctx.isInside ? toRank(members) : Number.POSITIVE_INFINITY;
  ctx.listed = null;
  ctx.listedLife = null;
  if (ctx.isInside) {
    ctx.lostCreator = members.find(({ isCreator }) => isCreator) ?? null;
    const rest = members.filter(({ isCreator }) => !isCreator);
    ctx.announced = (ctx.announced ?? rest).filter(({ isCreator }) => !isCreator);
    ctx.regatherUntil = Number.POSITIVE_INFINITY;
    addNotice(ctx, { type: 'creator-lost' });
    setMembers(ctx, rest);
  }
  ctx.known.delete(link.peerId);
  ctx.dispatch({ type: 'creator-lost', rank });
}

const creatorHandlers = (ctx: RoomContext) => ({
  onPacket: (link: Link, packet: Packet) => receiveFromCreator(ctx, link, packet),
  onGone: (link: Link) => loseCreator(ctx, link),
  onBad: () => abandonCreator(ctx),
});

/** Leaves a room whose creator breaks the rules: another attempt would only join it again. */
export function abandonCreator(ctx: RoomContext): void {
  ctx.dispatch({ type: 'fatal', failure: 'refused' });
}

function receiveFromCreator(ctx: RoomContext, link: Link, packet: Packet): void {
  if (isFilePacket(packet) || isPrivatePacket(packet)) {
    receiveMemberPacket(ctx, link, packet);
    return;
  }
  switch (packet.type) {
    case 'admission':
      receiveAdmission(ctx, link, packet);
      return;
    case 'user-list':
      if (ctx.isInside) receiveList(ctx, packet);
      return;
    case 'text':
      if (ctx.isInside) receiveText(ctx, packet, toName(ctx, packet.from) ?? packet.username);
      return;
    case 'text-received':
      confirmText(ctx, packet.id);
      return;
    case 'ping':
      send(link, toPong(packet.count));
      return;
    case 'goodbye':
      loseCreator(ctx, link);
      return;
    case 'pong':
    case 'userinfo':
      return;
    default:
      dropBadDevice(ctx, link, creatorHandlers(ctx));
  }
}

function receiveList(ctx: RoomContext, packet: Extract<Packet, { readonly type: 'user-list' }>): void {
  ctx.listed = packet.users.map(({ peerId }) => peerId);
  for (const peerId of packet.left ?? []) ctx.goodbyes.add(peerId);
  forgetUnlisted(ctx);
  ctx.listedLife = packet;
  review(ctx);
}

type Admission = Extract<Packet, { readonly type: 'admission' }>;

function receiveAdmission(ctx: RoomContext, link: Link, { state, key, reason, isLate, isRemoved }: Admission): void {
  if (reason !== undefined) {
    ctx.dispatch({ type: 'fatal', failure: reason });
    return;
  }
  if (isRemoved === true) {
    ctx.dispatch({ type: 'fatal', failure: 'removed' });
    return;
  }
  update(ctx, { type: 'admission', admission: state });
  if (state === 'declined') {
    ctx.dispatch({ type: 'fatal', failure: 'refused' });
    return;
  }
  if (state === 'waiting') {
    // This creator does not know the device, which is a stranger from now on.
    ctx.isInside = false;
    clearMembers(ctx);
  } else {
    const isBack = ctx.isInside || ctx.texts.nextPlace > 0;
    if (ctx.isInside) startRegathering(ctx, () => review(ctx));
    else addNotice(ctx, isLate === true && !isBack ? { type: 'joined', isLate } : { type: 'joined' });
    ctx.isInside = true;
    ctx.memberKey = key ?? null;
    if (isBack) send(link, { type: 'known-texts', ids: listKnownIds(ctx.texts) });
  }
  ctx.dispatch({ type: 'joined' });
}

/** Brings the members in line with the creator's list. */
function review(ctx: RoomContext): void {
  syncMembers(ctx, () => {
    // Only now this device follows the creator: a list says nothing before.
    const removed = ctx.listedLife === null ? [] : takeLife(ctx, ctx.listedLife);
    ctx.listedLife = null;
    for (const userId of removed) endRemoved(ctx, userId);
    reviewLinks(ctx);
    greetCreator(ctx);
  });
}

/** Once the creator has a name: reports a new one, and sends it the texts that it does not have. */
function greetCreator(ctx: RoomContext): void {
  const link = ctx.links.get(creatorId(ctx));
  const creator = ctx.store.getState().members.find(({ isCreator }) => isCreator);
  if (link === undefined || link.hasOwnTexts || creator === undefined) return;
  link.hasOwnTexts = true;
  const { lostCreator } = ctx;
  ctx.lostCreator = null;
  if (lostCreator !== null) {
    const isNew = lostCreator.userId !== creator.userId;
    addNotice(ctx, isNew ? { type: 'new-creator', username: creator.username, isMe: false } : { type: 'joined' });
  }
  for (const packet of listOwnTexts(ctx.texts, creator.userId, ctx.deps.clock.now())) send(link, packet);
}

function toName(ctx: RoomContext, peerId: string): string | undefined {
  return ctx.known.get(peerId)?.username;
}
