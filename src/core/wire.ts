import { AppError } from './errors.ts';

/** A reply across threads: the value, or the parts of an error that can be transferred. */
export type WireReply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: WireError };

interface WireError {
  /** Null for a bug: unexpected errors have no code. */
  readonly code: string | null;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** A service's methods as seen from the other thread: all asynchronous, with failures encoded in the reply. */
export type WireService<Service> = {
  [Name in keyof Service]: Service[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<WireReply<Awaited<Result>>>
    : never;
};

/** Runs `call` and wraps its result or its error. */
export async function toWireReply<T>(call: () => T | Promise<T>): Promise<WireReply<T>> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    return { ok: false, error: encodeError(error) };
  }
}

/** Unwraps a reply. @throws AppError for an expected failure, Error for a bug on the other side. */
export function fromWireReply<T>(reply: WireReply<T>): T {
  if (reply.ok) return reply.value;
  const { code, message, details } = reply.error;
  throw code === null ? new Error(message) : new AppError(code, message, details);
}

function encodeError(error: unknown): WireError {
  if (error instanceof AppError) return { code: error.code, message: error.message, details: error.details };
  return { code: null, message: error instanceof Error ? error.message : String(error), details: {} };
}
