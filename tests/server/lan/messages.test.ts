import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMessageAssembler, splitMessage } from '../../../server/services/lan/message-parts.ts';
import { createMessageRate } from '../../../server/services/lan/message-rate.ts';
import { formatRelayed, parseSignalMessage } from '../../../server/services/lan/signal-messages.ts';
import { ANSWER, CANDIDATE, OFFER } from './signal-texts.ts';

const SENDER = { peerId: 'user-1', userId: 'u1', username: '小林', sharedBy: null, byLink: false };

describe('a message of the peer library', () => {
  it.each([
    ['an offer', OFFER],
    ['an answer', ANSWER],
    ['a candidate', CANDIDATE],
    ['a heartbeat', { type: 'HEARTBEAT' }],
  ])('%s is read', (_case, message) => {
    expect(parseSignalMessage(JSON.stringify(message))).toMatchObject({ type: message.type });
  });

  it('is relayed without the claims of its sender', () => {
    const text = JSON.stringify({
      ...OFFER,
      src: 'room-lanlocal',
      payload: { ...OFFER.payload, metadata: { username: 'admin', isInitiator: true }, originator: true },
    });
    const message = parseSignalMessage(text);
    if (message?.type !== 'OFFER') throw new Error('not an offer');
    expect(JSON.parse(formatRelayed(message, SENDER, 'user-2'))).toEqual({
      type: 'OFFER',
      src: 'user-1',
      dst: 'user-2',
      payload: { ...OFFER.payload, metadata: SENDER },
    });
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['an unknown type', '{"type":"OPEN"}'],
    ['a message to leave', '{"type":"LEAVE","dst":"user-1"}'],
    ['an offer without a destination', JSON.stringify({ ...OFFER, dst: undefined })],
    ['an offer of media', JSON.stringify({ ...OFFER, payload: { ...OFFER.payload, type: 'media' } })],
    ['another serialization', JSON.stringify({ ...OFFER, payload: { ...OFFER.payload, serialization: 'binary' } })],
    ['a key that could change prototypes', `{"type":"HEARTBEAT","__proto__":{"a":1}}`],
    ['deep nesting', '['.repeat(60_000)],
  ])('%s is refused', (_case, text) => {
    expect(parseSignalMessage(text)).toBeNull();
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        parseSignalMessage(text);
      }),
    );
  });
});

describe('the rate of messages', () => {
  const LIMITS = { messagesPerSecond: 3, messagesPerTenSeconds: 8 };

  it('slows a busy second down and ends a flood', () => {
    const rate = createMessageRate(LIMITS);
    const types = Array.from({ length: 9 }, () => rate.count(500).type);
    expect(types).toEqual(['go-on', 'go-on', 'pause', 'pause', 'pause', 'pause', 'pause', 'pause', 'end']);
  });

  it('pauses until the second is over', () => {
    const rate = createMessageRate(LIMITS);
    rate.count(1000);
    rate.count(1200);
    expect(rate.count(1300)).toEqual({ type: 'pause', ms: 700 });
    expect(rate.count(2000)).toEqual({ type: 'go-on' });
  });

  it('forgets a flood after ten seconds', () => {
    const rate = createMessageRate(LIMITS);
    for (let index = 0; index < 9; index += 1) rate.count(0);
    expect(rate.count(10_000)).toEqual({ type: 'go-on' });
  });
});

describe('messages between processes', () => {
  it('arrive whole in parts of at most 7,000 bytes, whatever the order', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 20_000, size: 'max' }),
        fc.infiniteStream(fc.nat()),
        (text, order) => {
          const parts = splitMessage('m-1', text) ?? [];
          for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(7000);
          const shuffled = parts
            .map((part) => ({ part, place: order.next().value ?? 0 }))
            .toSorted((a, b) => a.place - b.place);
          const assembler = createMessageAssembler();
          const results = shuffled.map(({ part }) => assembler.add(part));
          expect(results.filter((result) => result !== null)).toEqual([text]);
          expect(results.at(-1)).toBe(text);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('that are too long are not sent', () => {
    expect(splitMessage('m-1', 'x'.repeat(160_000))).toHaveLength(32);
    expect(splitMessage('m-1', 'x'.repeat(160_001))).toBeNull();
  });

  it.each([['', 'nonsense', 'm:0:0:', 'm:1:1:AA==', 'm:0:99:AA==', 'm:0:2', 'm:x:1:AA==']])(
    'damaged parts are dropped',
    (...parts) => {
      const assembler = createMessageAssembler();
      for (const part of parts) expect(assembler.add(part)).toBeNull();
    },
  );

  it('of which parts are missing take bounded memory', () => {
    const assembler = createMessageAssembler();
    for (let index = 0; index < 501; index += 1) expect(assembler.add(`m-${index}:0:2:QQ==`)).toBeNull();
    expect(assembler.add('m-0:1:2:QQ==')).toBeNull();
    expect(assembler.add('m-500:1:2:Qg==')).toBe('AB');
  });
});
