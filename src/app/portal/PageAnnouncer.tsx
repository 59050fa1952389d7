import { useEffect, useRef, useState } from 'react';
import type { Page } from '../../shared/tool/define-page.ts';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';

/** Announces the page after client navigation; screen readers announce the first page by themselves. */
export function PageAnnouncer({ page }: { readonly page: Page | undefined }) {
  const name = page?.name ?? '';
  const first = useRef(name);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (name !== first.current) {
      first.current = '';
      setSpoken(name);
    }
  }, [name]);
  return <VisuallyHidden role="status">{spoken}</VisuallyHidden>;
}
