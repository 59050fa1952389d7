import { useEffect, useRef, useState } from 'react';
import type { Page } from '../../shared/tool/define-page.ts';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';

/** Tells a screen reader which page a client navigation led to; the first page speaks for itself. */
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
