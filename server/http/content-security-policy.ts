interface Directive {
  readonly sources: readonly string[];
  /** Why the sources are exactly these. */
  readonly reason: string;
}

const SELF = "'self'";
const NONE = "'none'";

/**
 * The policy, a line per directive. A tool that needs another source adds it here with its reason, in the same change.
 *
 * Left out until a tool needs them: `media-src blob:` (recorded or chosen videos; `default-src` allows only files of this site)
 * and `connect-src blob:` (a picture of a page can inline its images through canvases instead). `upgrade-insecure-requests` is
 * left out because it breaks the page on a plain-http address of the local network.
 */
const DIRECTIVES: Readonly<Record<string, Directive>> = {
  'default-src': { sources: [SELF], reason: 'Everything comes from this site.' },
  'script-src': { sources: [SELF, "'wasm-unsafe-eval'"], reason: 'Files only; WebAssembly may be compiled.' },
  'worker-src': { sources: [SELF], reason: 'Workers are files of the build.' },
  'connect-src': {
    sources: [SELF],
    reason:
      'No tool talks to another host. Page views may, where an administrator sets it, and a page that was built for a ' +
      'service elsewhere calls that one.',
  },
  'img-src': {
    sources: [SELF, 'blob:', 'data:', 'https:'],
    reason:
      'Pictures that are drawn or chosen here, and on the focus desktop those whose https address the visitor types. Any ' +
      'host may have them, so no list of hosts can be narrower, and fetching them through this server would tell it every ' +
      'address and make it request addresses that visitors choose.',
  },
  'style-src': { sources: [SELF], reason: 'Files, and on a page the styling engine with the nonce of the answer.' },
  'font-src': { sources: [SELF], reason: 'Fonts are files of the build.' },
  'manifest-src': { sources: [SELF], reason: 'The web manifest is a file of the build.' },
  'object-src': { sources: [NONE], reason: 'No plug-ins.' },
  'base-uri': { sources: [NONE], reason: 'A base element would redirect every relative address.' },
  'form-action': { sources: [SELF], reason: 'Forms are sent nowhere else.' },
  'frame-ancestors': { sources: [NONE], reason: 'No other site may embed a page.' },
  'require-trusted-types-for': { sources: ["'script'"], reason: 'A text never becomes markup or code by mistake.' },
  'trusted-types': {
    sources: ['default'],
    reason:
      'The one policy of `boot.js` lets addresses of own workers and empty markup pass; no script can create another.',
  },
};

/**
 * The policy of the workers that hold the texts of a page which promises to send nothing: they cannot connect to anything,
 * not even to this site. Their wasm core is a part of their script.
 */
export function toSilentWorkerPolicy(): string {
  return toContentSecurityPolicy().replace(/connect-src [^;]*/, "connect-src 'none'");
}

/** What the policy of one page has beyond that of every answer. */
interface PageSources {
  readonly styleNonce?: string;
  /** Origin of the service that counts page views. */
  readonly connectOrigin?: string;
  /** Origin of the service that the pages were built for; empty or absent where it is their own. */
  readonly apiOrigin?: string | undefined;
}

/** The policy of every answer; assets carry it too, because a worker obeys the policy of its own file. */
export function toContentSecurityPolicy({ styleNonce, connectOrigin, apiOrigin = '' }: PageSources = {}): string {
  const service = apiOrigin === '' ? [] : [apiOrigin];
  const added: Readonly<Record<string, readonly string[]>> = {
    'style-src': styleNonce === undefined ? [] : [`'nonce-${styleNonce}'`],
    // A source with `https:` does not cover WebSockets.
    'connect-src': [
      ...service,
      ...service.map(toWebSocketOrigin),
      ...(connectOrigin === undefined ? [] : [connectOrigin]),
    ],
    'img-src': service,
  };
  return Object.entries(DIRECTIVES)
    .map(([name, { sources }]) => [name, ...sources, ...(added[name] ?? [])].join(' '))
    .join('; ');
}

function toWebSocketOrigin(origin: string): string {
  return origin.replace(/^http/, 'ws');
}
