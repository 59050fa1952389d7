/** Where a call comes from. */
export interface Caller {
  readonly address: string;
  /** Shared by all addresses of one connection; limits count by it. */
  readonly network: string;
}
