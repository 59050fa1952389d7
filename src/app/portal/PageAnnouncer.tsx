import { useEffect, useRef, useState } from 'react';
import type { Tool } from '../../shared/tool/define-tool.ts';
import { toolName } from '../../shared/tool/tool-name.ts';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';

/** Tells a screen reader which page a client navigation led to; the first page speaks for itself. */
export function PageAnnouncer({ tool }: { readonly tool: Tool | undefined }) {
  const name = tool === undefined ? '' : toolName(tool);
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
