import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import type { SectionId } from '../content.ts';

interface SectionLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: SectionId;
}

/** A real link to a section. A plain click scrolls and focuses it without a new history entry; the address follows. */
export function SectionLink({ to, ...rest }: SectionLinkProps) {
  const open = (event: MouseEvent) => {
    const section = document.getElementById(to);
    if (section === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    section.focus({ preventScroll: true });
    section.scrollIntoView();
  };
  return <a {...rest} href={`#${to}`} onClick={open} />;
}
