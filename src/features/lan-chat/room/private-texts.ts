import { AppError } from '../../../core/errors.ts';
import { ROOM_LIMITS, ROOM_MS } from '../constants.ts';
import { findTarget } from '../model/private-target.ts';
import type { PrivateFailure, PrivateTarget } from '../model/room-state.ts';
import { connectDirectly } from './file-links.ts';
import { send, toPing, userIdOf } from './links.ts';
import { creatorId, isCreator, type Link, later, type PrivateText, type RoomContext, update } from './room-context.ts';
import type { SendOutcome } from './room-session.ts';
import { admitOwnText, showOwnPrivateText } from './texts.ts';

/**
 * [Note: Texts for one device]
 * They go over the connection with that device and over no other one. Where two guests cannot connect, the creator passes the
 * text on; it shows and keeps nothing, and both sides say that its device could read along. They are no `text` packets, so a page
 * of an earlier version never takes them for texts to everyone: a device gets them after it has said that it knows them.
 */

/** Sends an own text to one device. It is shown at once, with what becomes of it. */
export function sendPrivateText(ctx: RoomContext, content: string, target: PrivateTarget): SendOutcome {
  if (findTarget(ctx.store.getState().members, target) === null) return 'away';
  if (ctx.privateTexts.size >= ROOM_LIMITS.outbox) dropOldest(ctx.privateTexts);
  const id = ctx.deps.createId();
  const at = ctx.deps.clock.now();
  const packet = { type: 'private-text', id, content, timestamp: at } as const;
  const outcome = admitOwnText(ctx, packet);
  if (outcome !== 'sent') return outcome;
  ctx.privateTexts.set(id, { packet, target });
  showOwnPrivateText(ctx, packet, target);
  void deliver(ctx, { packet, target });
  return 'sent';
}

/** Sends an own text for one device again that has not arrived. */
export function resendPrivateText(ctx: RoomContext, id: string): void {
  const text = ctx.privateTexts.get(id);
  if (text === undefined || ctx.answers.has(id)) return;
  update(ctx, { type: 'private', id, isPending: true, privacy: { failure: null, relayedBy: null } });
  void deliver(ctx, text);
}

async function deliver(ctx: RoomContext, { packet, target }: PrivateText): Promise<void> {
  const { id } = packet;
  const failure = await attempt(ctx, { packet, target });
  if (ctx.privateTexts.get(id)?.packet !== packet) return;
  if (failure === null) ctx.privateTexts.delete(id);
  update(ctx, { type: 'private', id, isPending: false, privacy: { failure } });
}

/** @returns null when the device has the text. */
async function attempt(ctx: RoomContext, { packet, target }: PrivateText): Promise<PrivateFailure | null> {
  const member = findTarget(ctx.store.getState().members, target);
  if (member === null) return 'away';
  const link = await connectTo(ctx, member.peerId);
  // The id of the leading device may belong to another account by now.
  if (link !== null) return userIdOf(ctx, link) === target.userId ? await hand(ctx, link, packet) : 'away';
  const creator = ctx.store.getState().members.find(({ isCreator: leads }) => leads);
  const relay = ctx.links.get(creatorId(ctx));
  if (isCreator(ctx) || creator === undefined || relay === undefined) return 'unreachable';
  update(ctx, { type: 'private', id: packet.id, isPending: true, privacy: { relayedBy: creator.username } });
  return hand(ctx, relay, { ...packet, to: member.peerId });
}

async function connectTo(ctx: RoomContext, peerId: string): Promise<Link | null> {
  try {
    return await connectDirectly(ctx, peerId);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Hands a text over and waits for the answer. */
async function hand(ctx: RoomContext, link: Link, packet: PrivateText['packet']): Promise<PrivateFailure | null> {
  if (!(await knowsPrivate(ctx, link))) return link.isOpen ? 'old-page' : 'unreachable';
  return new Promise((resolve) => {
    const finish = (failure: PrivateFailure | null) => {
      cancel();
      ctx.answers.delete(packet.id);
      resolve(failure);
    };
    const cancel = later(ctx, ROOM_MS.answer, () => finish('unreachable'));
    ctx.answers.set(packet.id, (outcome) => finish(outcome === 'received' ? null : outcome));
    send(link, packet);
  });
}

/** Whether the device at the other end knows texts for one device. It says so in every answer to a ping. */
async function knowsPrivate(ctx: RoomContext, link: Link): Promise<boolean> {
  if (link.takesPrivate === null) {
    await new Promise<void>((resolve) => {
      const cancel = later(ctx, ROOM_MS.answer, resolve);
      link.onSign = () => {
        cancel();
        link.onSign = null;
        resolve();
      };
      send(link, toPing(0));
    });
  }
  return link.takesPrivate === true;
}

function dropOldest(texts: Map<string, PrivateText>): void {
  for (const oldest of texts.keys()) {
    texts.delete(oldest);
    return;
  }
}
