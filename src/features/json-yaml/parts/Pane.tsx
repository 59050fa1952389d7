import { styled } from '@mui/material/styles';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { PANE_PX, STACKED_PANE_PX } from './pane-style.ts';

/** The title row of the pane around a text; null when there is none, or another text uses it. */
const HeaderContext = createContext<Element | null>(null);

/** A titled frame around a text. Its title row is a `header` element directly inside it. */
export function Pane({ children, ...props }: Omit<ComponentProps<typeof Frame>, 'ref'>) {
  const [header, setHeader] = useState<Element | null>(null);
  const hold = useCallback((frame: HTMLElement | null) => {
    // In a transition: what the title row gets must not hold up the page that appears with it.
    startTransition(() => setHeader(frame?.querySelector(':scope > header') ?? null));
  }, []);
  return (
    <Frame ref={hold} {...props}>
      <HeaderContext value={header}>{children}</HeaderContext>
    </Frame>
  );
}

/** Renders controls of a text at the end of its pane's title row. */
export function InPaneHeader({ children }: { readonly children: ReactNode }) {
  const header = useContext(HeaderContext);
  return header === null ? null : createPortal(children, header);
}

/** A text that may be covered. While it is, its controls are not in the title row. */
export function CoveredText({ isCovered, children }: { readonly isCovered: boolean; readonly children: ReactNode }) {
  const header = useContext(HeaderContext);
  return (
    <Covered hidden={isCovered}>
      <HeaderContext value={isCovered ? null : header}>{children}</HeaderContext>
    </Covered>
  );
}

/** The part of a pane under its title row, which its content fills. */
export const PaneBody = styled('div')({
  height: PANE_PX,
  minWidth: 0,
  [MEDIA.stacked]: { '&.compared': { height: STACKED_PANE_PX } },
  // The whole text is printed, below the other one.
  [MEDIA.print]: { '&, &.compared': { height: 'auto' } },
});

const Covered = styled('div')({ height: '100%', '&[hidden]': { display: 'none' } });

const Frame = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  scrollMarginTop: theme.spacing(1),
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  '&:has(.cm-focused, textarea:focus, [role=textbox]:focus-visible, [role=tree]:focus-visible)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&.dropping': { outline: `2px dashed ${theme.vars.palette.primary.main}`, outlineOffset: -4 },
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0, 1),
    minHeight: 44,
    padding: theme.spacing(0.5, 1, 0.5, 2),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& h2': { ...theme.typography.h6, flex: 1, margin: 0, whiteSpace: 'nowrap' },
    '& > span': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
    '& > .MuiIconButton-root': { color: theme.vars.palette.text.secondary },
    '& > .MuiIconButton-root[aria-pressed=true]': {
      color: theme.vars.palette.primary.dark,
      background: tint(theme.vars.palette.primary.main, 12),
    },
    [MEDIA.coarse]: {
      // Buttons of 40 px, padding and border: touch screens have larger buttons, which appear only once the program runs.
      minHeight: 49,
      // Touch screens have no such keys.
      '& > .shortcut': { display: 'none' },
    },
  },
}));
