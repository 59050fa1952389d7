/** Where a call comes from. */
export interface Caller {
  readonly address: string;
  /** Shared by all addresses of one connection. */
  readonly network: string;
  /** The same network and the wider ones around it, narrowest first. Limits count by all of them. */
  readonly networks: readonly Network[];
  /** The room of the caller's network; null where the address may be that of a proxy. */
  readonly room?: string | null;
  /** The header as the client sent it. */
  readonly userAgent?: string | undefined;
  /** The device token that the client sent; not verified. */
  readonly device?: string | undefined;
  /** The session token that the client sent, also with a public call; not verified. */
  readonly token?: string | undefined;
}

/** A range of addresses as limits count it. */
export interface Network {
  /** Unique among the ranges of all widths. */
  readonly key: string;
  /** How many times the limits of a single connection apply to all addresses of the range together. */
  readonly scale: number;
}
