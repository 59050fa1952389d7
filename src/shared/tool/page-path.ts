import { matchRoutes } from 'react-router-dom';
import { ADMIN_PATH, PORTAL_PATH } from '../../core/paths.ts';
import type { Page, PageLayout, PageScreen, Zone } from './define-page.ts';

const ZONE_PREFIXES: Record<Zone, string> = { portal: PORTAL_PATH, bare: '', admin: ADMIN_PATH };

/** A page together with the one of its screens that an address shows. */
export interface ShownPage {
  readonly page: Page;
  readonly screen: PageScreen;
}

/** Path of a page or of one of its screens, without the base: `/portal/tool/:part`. */
export function pagePath({ zone, path }: Pick<Page, 'zone' | 'path'>, screenPath = ''): string {
  const segments = [path, screenPath].filter((segment) => segment !== '');
  return [ZONE_PREFIXES[zone], ...segments].join('/');
}

/** Name of the command in the address that leads to it: `/portal/tool?do=add`. */
export const COMMAND_PARAMETER = 'do';

/** Address of a command that a page carries out: its path without the base, with the name of the command. */
export function toCommandAddress(path: string, command: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${COMMAND_PARAMETER}=${command}`;
}

/** The page and screen at a path without the base; undefined where no screen has this path. */
export function pageAtPath(pages: readonly Page[], path: string): ShownPage | undefined {
  const routes = pages.flatMap((page) =>
    page.screens.map((screen) => ({ path: pagePath(page, screen.path), caseSensitive: true, shown: { page, screen } })),
  );
  return matchRoutes(routes, path)?.[0]?.route.shown;
}

/** The layout of a screen: the page's own with what the screen changes. */
export function layoutOf({ page, screen }: ShownPage): PageLayout {
  return { ...page.layout, ...screen.layout };
}
