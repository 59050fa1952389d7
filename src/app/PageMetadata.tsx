import { useEffect } from 'react';
import type { PageHead } from '../core/contracts/route-manifest.ts';
import type { Robots } from '../core/page-head.ts';
import { withBase } from '../core/paths.ts';
import { loadTwice } from '../shared/lazy/load-twice.ts';

interface PageMetadataProps {
  /** `path` has its parameters filled in, so that the canonical address names this page. */
  readonly head: PageHead;
  readonly robots?: Robots | undefined;
}

/**
 * Updates the document's head after client navigation, by the same rule as the server's first answer. The rule is loaded
 * with the first navigation, because the first page comes with its head.
 */
export function PageMetadata({ head, robots = 'index, follow' }: PageMetadataProps) {
  useEffect(() => {
    if (isCurrent(head, robots)) return;
    let isGone = false;
    loadTwice(() => import('./apply-page-head.ts')).then(
      ({ applyPageHead }) => {
        if (!isGone) applyPageHead(head, robots);
      },
      // The page itself does not depend on it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [head, robots]);
  return null;
}

function isCurrent({ path }: PageHead, robots: Robots): boolean {
  const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const shown = document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
  return canonical === `${window.location.origin}${withBase(path)}` && shown === robots;
}
