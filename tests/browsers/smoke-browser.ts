/** What the smoke test needs from a browser, whichever protocol drives it. */
export interface SmokeBrowser {
  readonly name: string;
  open(url: string): Promise<void>;
  /** Value of a JavaScript expression in the page; must be plain data. */
  evaluate<T>(expression: string): Promise<T>;
  /** Types into the first element that matches. */
  type(selector: string, text: string): Promise<void>;
  /** PNG bytes of the window's content. */
  screenshot(): Promise<Uint8Array>;
  /** Uncaught errors since the last call, where the protocol reports them. */
  takeErrors(): string[];
  close(): Promise<void>;
}
