/** Every way in which a script of a page can send something without leaving the page. */
const CONNECTIONS = ['XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'RTCPeerConnection'] as const;

let openFetch: typeof fetch | null = null;

/**
 * Refuses every connection that a script of the page opens from now on, until the returned function is called: for pages
 * that promise to send nothing. A content security policy of the document could not be taken back when the visitor goes to
 * another page of the product. Calls that the visitor makes there, such as signing in, use `unlockedFetch`. One lock at a
 * time.
 */
export function lockNetwork(): () => void {
  openFetch = window.fetch.bind(window);
  const restores = [
    replace(window, 'fetch', () => Promise.reject(new TypeError('This page sends nothing'))),
    replace(navigator, 'sendBeacon', () => false),
    ...CONNECTIONS.filter((name) => name in window).map((name) => replace(window, name, Refused)),
  ];
  return () => {
    for (const restore of restores) restore();
    openFetch = null;
  };
}

/** The browser's own fetch, also while the page is locked. */
export function unlockedFetch(path: string, options: RequestInit): Promise<Response> {
  return (openFetch ?? fetch)(path, options);
}

/** Called with `new`. */
function Refused(): never {
  throw new TypeError('This page sends nothing');
}

/** Puts a value in place of a property. @returns what puts the former property back. */
function replace(owner: object, name: string, value: unknown): () => void {
  const former = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  return () => {
    if (former === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, former);
  };
}
