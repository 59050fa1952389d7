import { NONCE_PLACEHOLDER, type PageView } from '../../src/core/contracts/page-views.ts';
import { PAGE_END, toLaterModules } from '../../src/core/later-modules.ts';

const HEAD_START = '<!--head-->';
const HEAD_END = '<!--/head-->';
const VIEW_START = '<!--view-->';
const VIEW_END = '<!--/view-->';
const ICON_LINK = /<link\b[^>]*\brel="(?:shortcut )?icon"[^>]*>/;
const HREF = /\bhref="([^"]+)"/;

/** The page that answers every address: the build's `index.html`, split at its head tags and at its root element. */
export interface PageShell {
  readonly beforeHead: string;
  readonly afterHead: string;
  /** Root element of a page that has no view. */
  readonly emptyView: string;
  /** From there to the end of the page's content, where the scripts of a view are named. */
  readonly afterView: string;
  readonly pageEnd: string;
  /** Address of the page's icon as the build wrote it, or null. */
  readonly icon: string | null;
}

/** Throws when the page has no place for head tags or for a view. */
export function parsePageShell(html: string): PageShell {
  const [beforeHead, , afterHead] = split(html, HEAD_START, HEAD_END);
  const [beforeView, emptyView, rest] = split(afterHead, VIEW_START, VIEW_END);
  const end = rest.lastIndexOf(PAGE_END);
  if (end < 0) throw new Error(`The page has no ${PAGE_END}`);
  return {
    beforeHead,
    afterHead: beforeView,
    emptyView,
    afterView: rest.slice(0, end),
    pageEnd: rest.slice(end),
    icon: HREF.exec(ICON_LINK.exec(html)?.[0] ?? '')?.[1] ?? null,
  };
}

/**
 * The whole page: the shell with its head tags and, where there is one, the view that the build has prerendered. The view's
 * scripts are named at the end, behind all that the first paint needs.
 */
export function renderPage(shell: PageShell, headTags: string, nonce: string, view: PageView | null): string {
  const withNonce = (html: string) => html.replaceAll(NONCE_PLACEHOLDER, () => nonce);
  const viewHead = view === null ? '' : ['', withNonce(view.styles)].join('\n');
  const modules = view === null ? '' : toLaterModules(view.modules);
  return [
    withNonce(shell.beforeHead),
    headTags,
    viewHead,
    withNonce(shell.afterHead),
    view?.body ?? shell.emptyView,
    shell.afterView,
    modules,
    shell.pageEnd,
  ].join('');
}

/** The text before, between and after the two marks. */
function split(html: string, startMark: string, endMark: string): [string, string, string] {
  const start = html.indexOf(startMark);
  const end = html.indexOf(endMark);
  if (start < 0 || end < start) throw new Error(`The page has no ${startMark}…${endMark}`);
  return [html.slice(0, start), html.slice(start + startMark.length, end), html.slice(end + endMark.length)];
}
