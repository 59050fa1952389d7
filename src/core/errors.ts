/**
 * An expected failure (input, network, permission, quota). The code is stable and has words in some copy file; the message
 * is for developers. Any other error is a bug and propagates to the nearest boundary.
 */
export class AppError<Code extends string = string> extends Error {
  override readonly name = 'AppError';
  readonly code: Code;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: Code, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** Reached only when a union has a new member that a switch does not handle. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`);
}
