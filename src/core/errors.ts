/**
 * An expected failure (input, network, permission, quota). The code is stable and has words in some `copy.errors`;
 * the message is for developers. Everything that is not an `AppError` is a bug and travels to the nearest boundary.
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

/** Reached only when a union grew and a switch over it did not. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`);
}
