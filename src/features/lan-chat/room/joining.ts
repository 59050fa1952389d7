import { AppError } from '../../../core/errors.ts';
import { createGuestPeerId, isGuestPeerId, toRoomPeerId } from '../../../core/lan/peer-id.ts';
import { ROOM_MS } from '../constants.ts';
import type { JoinEffect } from '../model/join-machine.ts';
import { toRoomWord } from '../model/room-target.ts';
import type { PeerConnection, PeerDevice, PeerErrorCode } from '../peer/peer-link.ts';
import { acceptDirect } from './file-links.ts';
import { followCreator } from './guest.ts';
import { acceptGuest } from './hub.ts';
import { toJoinEvent } from './join-failures.ts';
import { forgetAllLinks, forgetLink } from './links.ts';
import { recallMuted } from './muted.ts';
import { creatorId, isCreator, type RoomContext, update } from './room-context.ts';
import { toTicketTarget, watchSignalling } from './signalling.ts';

/** Carries out an effect of the join machine. Everything of the attempt before ends. */
export function carryOut(ctx: RoomContext, effect: JoinEffect): void {
  switch (effect.type) {
    case 'join':
      startAttempt(ctx, (attempt) => join(ctx, attempt, effect.answerMs));
      return;
    case 'create':
      startAttempt(ctx, (attempt) => create(ctx, attempt));
      return;
    case 'wait':
      startAttempt(ctx, async (attempt) => {
        after(ctx, attempt, effect.ms, () => ctx.dispatch({ type: 'waited' }));
      });
      return;
    case 'end':
      endAttempt(ctx);
      endDevice(ctx);
      return;
    case 'say':
  }
}

/** Ends the current attempt and its timers. A connection with a creator that has not answered ends, too. */
export function endAttempt(ctx: RoomContext): void {
  ctx.attempt.abort();
  ctx.attempt = new AbortController();
}

function startAttempt(ctx: RoomContext, run: (attempt: AbortSignal) => Promise<void>): void {
  endAttempt(ctx);
  const silent = ctx.links.get(creatorId(ctx));
  if (silent?.kind === 'creator') forgetLink(ctx, silent);
  const attempt = ctx.attempt.signal;
  run(attempt).catch((error: unknown) => {
    if (attempt.aborted) return;
    if (!(error instanceof AppError)) {
      ctx.dispatch({ type: 'fatal', failure: 'server' });
      throw error;
    }
    const { status } = error.details;
    ctx.dispatch(toJoinEvent(error.code, typeof status === 'number' ? status : null));
  });
}

async function join(ctx: RoomContext, attempt: AbortSignal, answerMs: number): Promise<void> {
  const device = await openGuest(ctx, attempt);
  if (attempt.aborted) return;
  after(ctx, attempt, answerMs, () => ctx.dispatch({ type: 'answer-late' }));
  const connection = await device.connect(creatorId(ctx), attempt);
  if (attempt.aborted) connection.close();
  else followCreator(ctx, connection);
}

async function create(ctx: RoomContext, attempt: AbortSignal): Promise<void> {
  await openDevice(ctx, attempt, (code, mayFound) => {
    if (!mayFound) throw new AppError('LAN_EMPTY', 'A link does not create the room of another network');
    return toRoomPeerId(code);
  });
  if (!attempt.aborted) ctx.dispatch({ type: 'created' });
}

/** The device that this guest has, or a new one with another id. */
async function openGuest(ctx: RoomContext, attempt: AbortSignal): Promise<PeerDevice> {
  const { device, deps } = ctx;
  if (device !== null && ctx.isSignallingOpen && isGuestPeerId(device.id)) return device;
  return openDevice(ctx, attempt, () => createGuestPeerId(deps.clock.now(), deps.random()));
}

/** Opens a device with a new ticket; it replaces the one before. */
async function openDevice(
  ctx: RoomContext,
  attempt: AbortSignal,
  toId: (code: string, mayFound: boolean) => string,
): Promise<PeerDevice> {
  const { api, network } = ctx.deps;
  const isSlow: PeerErrorCode = 'network';
  const cancel = after(ctx, attempt, ROOM_MS.open, () => ctx.dispatch(toJoinEvent(isSlow, null)));
  const ticket = await api.admit(toTicketTarget(ctx), attempt);
  attempt.throwIfAborted();
  const { room: code, username, userId, secret } = ticket;
  update(ctx, { type: 'named', room: { code, username, userId, secret, word: toRoomWord(ctx.target.code) } });
  recallMuted(ctx);
  const id = toId(code, ticket.mayFound);
  ctx.ownKey = ticket.memberKey;
  ctx.ownSharer = ticket.sharer ?? null;
  ctx.removedBefore = ticket.removed;
  const life = new AbortController();
  const end = () => life.abort();
  attempt.addEventListener('abort', end);
  const device = await network.open({ id, ticket, signal: life.signal });
  attempt.removeEventListener('abort', end);
  cancel();
  if (attempt.aborted) {
    device.end();
    attempt.throwIfAborted();
  }
  adopt(ctx, device, life);
  return device;
}

function adopt(ctx: RoomContext, device: PeerDevice, life: AbortController): void {
  endDevice(ctx);
  ctx.device = device;
  ctx.life = life;
  ctx.isSignallingOpen = true;
  ctx.isFetchingMembers = false;
  update(ctx, { type: 'device', peerId: device.id });
  device.onConnection((connection) => accept(ctx, device, connection));
  watchSignalling(ctx, device);
}

function accept(ctx: RoomContext, device: PeerDevice, connection: PeerConnection): void {
  if (ctx.device !== device) connection.close();
  else if (isCreator(ctx)) acceptGuest(ctx, connection);
  else acceptDirect(ctx, connection);
}

function endDevice(ctx: RoomContext): void {
  const { device, life } = ctx;
  if (device === null) return;
  ctx.device = null;
  ctx.isSignallingOpen = false;
  forgetAllLinks(ctx);
  device.end();
  life.abort();
}

/** Runs a job later, unless the attempt ends before. */
function after(ctx: RoomContext, attempt: AbortSignal, ms: number, job: () => void): () => void {
  const cancel = ctx.deps.clock.after(ms, job);
  attempt.addEventListener('abort', cancel, { once: true });
  return cancel;
}
