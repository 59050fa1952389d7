import { z } from '../../../src/core/schema.ts';

/** What processes tell each other. */
export const exchangeMessageSchema = z.discriminatedUnion('type', [
  /** Sends a text to a device of the receiving process. */
  z.object({ type: z.literal('deliver'), socketId: z.string(), text: z.string() }),
  /** Asks whether a device answers. */
  z.object({ type: z.literal('probe'), probeId: z.string(), socketId: z.string(), from: z.string() }),
  z.object({ type: z.literal('probed'), probeId: z.string(), isAlive: z.boolean() }),
  /** A session of the user has ended. */
  z.object({ type: z.literal('session-ended'), userId: z.string() }),
]);
export type ExchangeMessage = z.infer<typeof exchangeMessageSchema>;

/** The way to other processes. Messages between two processes keep their order; those sent while one is away are lost. */
export interface Exchange {
  send(processId: string, message: ExchangeMessage): void;
  /** Sends to all other processes. */
  broadcast(message: ExchangeMessage): void;
  /** Receives what others send to this process; called once. */
  listen(listener: (message: ExchangeMessage) => void): void;
  stop(): Promise<void>;
}

/** The way of a process without others. */
export const NO_EXCHANGE: Exchange = { send: () => {}, broadcast: () => {}, listen: () => {}, stop: async () => {} };
