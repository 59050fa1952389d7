import { useEffect } from 'react';
import type { Robots } from '../core/page-head.ts';
import { withBase } from '../core/paths.ts';
import { loadTwice } from '../shared/lazy/load-twice.ts';
import type { ShownPage } from '../shared/tool/page-path.ts';

interface PageMetadataProps {
  /** Page path without base, with its parameters filled in, so that the canonical address names this page. */
  readonly path: string;
  readonly robots?: Robots | undefined;
  /** Null for an unknown address. */
  readonly shown: ShownPage | null;
}

/**
 * Updates the document's head after client navigation, by the same rule as the server's first answer. The rule is loaded
 * with the first navigation, because the first page comes with its head.
 */
export function PageMetadata({ path, robots = 'index, follow', shown }: PageMetadataProps) {
  useEffect(() => {
    if (isCurrent(path, robots)) return;
    let isGone = false;
    loadTwice(() => import('./apply-page-head.ts')).then(
      ({ applyPageHead }) => {
        if (!isGone) applyPageHead(shown, path, robots);
      },
      // The page itself does not depend on it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [path, robots, shown]);
  return null;
}

function isCurrent(path: string, robots: Robots): boolean {
  const canonical = document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const shown = document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
  return canonical === `${window.location.origin}${withBase(path)}` && shown === robots;
}
