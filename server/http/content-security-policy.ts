/**
 * The policy of every answer; assets carry it too, because a worker obeys the policy of its own file.
 * Trusted Types are left out: the user interface library writes styles as text, which they would refuse.
 * `upgrade-insecure-requests` is left out: it breaks the page on a plain-http address of the local network.
 */
export function toContentSecurityPolicy(styleNonce?: string): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': [SELF],
    'script-src': [SELF, "'wasm-unsafe-eval'"],
    'worker-src': [SELF],
    'connect-src': [SELF],
    'img-src': [SELF, 'blob:', 'data:', 'https:'],
    'style-src': styleNonce === undefined ? [SELF] : [SELF, `'nonce-${styleNonce}'`],
    'font-src': [SELF],
    'manifest-src': [SELF],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [SELF],
    'frame-ancestors': [NONE],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const SELF = "'self'";
const NONE = "'none'";
