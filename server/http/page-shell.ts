const HEAD_START = '<!--head-->';
const HEAD_END = '<!--/head-->';
const NONCE_PLACEHOLDER = '%CSP_NONCE%';
const ICON_LINK = /<link\b[^>]*\brel="(?:shortcut )?icon"[^>]*>/;
const HREF = /\bhref="([^"]+)"/;

/** The page that answers every address: the build's `index.html`, split at its head tags. */
export interface PageShell {
  readonly beforeHead: string;
  readonly afterHead: string;
  /** Address of the page's icon as the build wrote it, or null. */
  readonly icon: string | null;
}

/** Throws when the page has no place for head tags. */
export function parsePageShell(html: string): PageShell {
  const start = html.indexOf(HEAD_START);
  const end = html.indexOf(HEAD_END);
  if (start < 0 || end < start) throw new Error(`The page has no ${HEAD_START}…${HEAD_END}`);
  return {
    beforeHead: html.slice(0, start),
    afterHead: html.slice(end + HEAD_END.length),
    icon: HREF.exec(ICON_LINK.exec(html)?.[0] ?? '')?.[1] ?? null,
  };
}

export function renderPage(shell: PageShell, headTags: string, nonce: string): string {
  return `${withNonce(shell.beforeHead, nonce)}${headTags}${withNonce(shell.afterHead, nonce)}`;
}

function withNonce(html: string, nonce: string): string {
  return html.replaceAll(NONCE_PLACEHOLDER, () => nonce);
}
