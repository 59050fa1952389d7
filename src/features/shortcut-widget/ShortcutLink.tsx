import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { copy as sharedCopy } from '../../shared/copy.ts';
import type { Page, PageShortcut } from '../../shared/tool/define-page.ts';
import { toEntryAddress } from './list-entries.ts';

interface ShortcutLinkProps {
  readonly page: Page;
  readonly shortcut: PageShortcut;
  /** Set where the page is open: the link then stays in this tab. */
  readonly isCurrent: boolean;
  readonly onClick?: (event: MouseEvent) => void;
}

/** An entry opens where the documents say, which may differ from the page's tab. */
export function ShortcutLink({ page, shortcut, isCurrent, onClick }: ShortcutLinkProps) {
  const Icon = page.icon;
  const [first, second] = toLines(shortcut.title);
  const opensNewTab = !isCurrent && shortcut.opens === 'new-tab';
  return (
    <Link
      to={toEntryAddress({ page, shortcut }, isCurrent)}
      // The browser would drag the link instead of the widget.
      draggable={false}
      {...(onClick === undefined ? {} : { onClick })}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
      {...(opensNewTab
        ? {
            target: '_blank',
            rel: 'noopener',
            title: sharedCopy.opensInNewTab,
            'aria-label': `${shortcut.title} (${sharedCopy.opensInNewTab})`,
          }
        : {})}
    >
      <Icon aria-hidden="true" />
      <span>
        {first}
        <wbr />
        {second}
      </span>
    </Link>
  );
}

/** The two lines of a title on the rail, the longer one first. */
function toLines(title: string): readonly [first: string, second: string] {
  const middle = Math.ceil(title.length / 2);
  return [title.slice(0, middle), title.slice(middle)];
}
