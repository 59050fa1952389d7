/** Where a call comes from. */
export interface Caller {
  readonly address: string;
  /** Shared by all addresses of one connection; limits count by it. */
  readonly network: string;
  /** The header as the client sent it. */
  readonly userAgent?: string | undefined;
  /** The session token that the client sent, also with a public call; not verified. */
  readonly token?: string | undefined;
}
