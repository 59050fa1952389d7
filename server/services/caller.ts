/** Where a call comes from. */
export interface Caller {
  readonly address: string;
  /** Shared by all addresses of one connection. */
  readonly network: string;
  /** The same network and the wider ones around it, narrowest first. Limits count by all of them. */
  readonly networks: readonly Network[];
}

/** A range of addresses as limits count it. */
export interface Network {
  /** Unique among the ranges of all widths. */
  readonly key: string;
  /** How many times the limits of a single connection apply to all addresses of the range together. */
  readonly scale: number;
}
