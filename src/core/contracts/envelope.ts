/** Every answer of a service call. `code` is `'200'` for success; otherwise a status or a business code. */
export interface Envelope<Data> {
  readonly code: string;
  readonly message: string;
  readonly data: Data;
}
