import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { copy } from '../copy.ts';
import type { Page } from './define-page.ts';
import { pagePath } from './page-path.ts';

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly page: Page;
  /** Set where the page is open: the link then stays in this tab. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A real link to a page, so that a middle click works, which opens where the page's tab says. Where that is a new tab,
 * the content or the `aria-label` must say so; `toPageLinkLabel` does.
 */
export function PageLink({ page, isCurrent = false, children, ...rest }: PageLinkProps) {
  const newTab = !isCurrent && opensNewTab(page);
  return (
    <Link
      {...rest}
      to={pagePath(page)}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
    </Link>
  );
}

export function opensNewTab({ tab }: Page): boolean {
  return tab?.opens === 'new-tab';
}

export function toPageLinkLabel(page: Page, isCurrent = false): string {
  return !isCurrent && opensNewTab(page) ? `${page.name} (${copy.opensInNewTab})` : page.name;
}
