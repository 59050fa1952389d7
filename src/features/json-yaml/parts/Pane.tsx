import LeaveFullIcon from '@mui/icons-material/CloseFullscreenOutlined';
import FullIcon from '@mui/icons-material/OpenInFullOutlined';
import { styled } from '@mui/material/styles';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { MEDIA } from '../../../shared/look/media.ts';
import { tint } from '../../../shared/look/tint.ts';
import { copy } from './copy.ts';
import { useFullSize } from './full-pane.ts';
import { IconAction } from './IconAction.tsx';

/** Where the controls of a pane's text are shown; null when there is no place, or another text uses it. */
const ControlsContext = createContext<Element | null>(null);

export interface PaneProps extends Omit<ComponentProps<typeof Frame>, 'ref' | 'title'> {
  readonly title: string;
  /** Beside the title: facts about the text, and switches. */
  readonly facts?: ReactNode;
  /** Buttons before the controls of the text. */
  readonly actions?: ReactNode;
  /** Messages about the text, between the title row and the text. */
  readonly notices?: ReactNode;
  /** The element around the text. */
  readonly contentRef?: RefObject<HTMLDivElement | null>;
  /** Fills the pane, whatever its height: the text is positioned absolutely (`inset: 0`). */
  readonly children: ReactNode;
}

/**
 * A titled frame around a text. The buttons of its title row have fixed places: facts, actions, controls of the text.
 * Messages take their room from the text, so the pane keeps its height.
 */
export function Pane({ title, facts, actions, notices, contentRef, children, ...props }: PaneProps) {
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const { isFull, toggle } = useFullSize(id, frame);
  const [controls, setControls] = useState<Element | null>(null);
  const hold = useCallback((place: HTMLElement | null) => {
    // In a transition: what the title row gets must not hold up the page that appears with it.
    startTransition(() => setControls(place));
  }, []);
  return (
    <Frame {...props} ref={frame} data-full={isFull}>
      <header>
        <div className="title">
          <h2>{title}</h2>
          {facts}
        </div>
        <div className="tools">
          {actions}
          <span className="controls" ref={hold} />
          <IconAction
            icon={isFull ? LeaveFullIcon : FullIcon}
            label={copy.desk.full}
            hint={isFull ? copy.desk.leaveFull : copy.desk.full}
            aria-pressed={isFull}
            onClick={toggle}
          />
        </div>
      </header>
      <div className="notices">{notices}</div>
      <div className="content" ref={contentRef}>
        <ControlsContext value={controls}>{children}</ControlsContext>
      </div>
    </Frame>
  );
}

/** Renders controls of a text in its pane's title row. */
export function InPaneHeader({ children }: { readonly children: ReactNode }) {
  const controls = useContext(ControlsContext);
  return controls === null ? null : createPortal(children, controls);
}

/** A text that may be covered. While it is, its controls are not in the title row. */
export function CoveredText({ isCovered, children }: { readonly isCovered: boolean; readonly children: ReactNode }) {
  const controls = useContext(ControlsContext);
  return (
    <div hidden={isCovered}>
      <ControlsContext value={isCovered ? null : controls}>{children}</ControlsContext>
    </div>
  );
}

const Frame = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  scrollMarginTop: theme.spacing(1),
  overflow: 'hidden',
  containerType: 'inline-size',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.card,
  background: theme.vars.palette.background.paper,
  '&:has(.cm-focused, textarea:focus, [role=textbox]:focus-visible, [role=tree]:focus-visible)': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  '&[data-full=true]': {
    position: 'fixed',
    inset: 0,
    zIndex: theme.zIndex.drawer,
    border: 0,
    borderRadius: 0,
    boxShadow: 'none',
    overscrollBehavior: 'contain',
  },
  '&.dropping': { outline: `2px dashed ${theme.vars.palette.primary.main}`, outlineOffset: -4 },
  '& > .content': { position: 'relative', flex: 1, minHeight: 0, overflow: 'auto' },
  // More than this would leave no room for the text; the rest scrolls.
  '& > .notices': { flex: 'none', maxHeight: '45%', overflow: 'auto' },
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0, 1),
    minHeight: 44,
    padding: theme.spacing(0.5, 1, 0.5, 2),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    [MEDIA.coarse]: { minHeight: 53, paddingLeft: theme.spacing(1.5) },
    '& .title': {
      display: 'flex',
      flex: '1 1 0',
      alignItems: 'center',
      gap: theme.spacing(1),
      minWidth: 'min-content',
      '& h2': { ...theme.typography.h6, flex: 'none', margin: 0, whiteSpace: 'nowrap' },
      '& > span': {
        ...theme.typography.caption,
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        color: theme.vars.palette.text.secondary,
      },
      // Touch screens have no such keys.
      [MEDIA.coarse]: { '& > .shortcut': { display: 'none' } },
    },
    '& .tools': {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      maxWidth: '100%',
      marginLeft: 'auto',
      overflowX: 'auto',
    },
    // Seven buttons fit into one row of a phone. The view switch stands beside the title.
    [MEDIA.small]: {
      position: 'relative',
      paddingInline: theme.spacing(1, 0.5),
      '&:has(.tools > .MuiToggleButtonGroup-root) .title': { flexBasis: '100%', minHeight: 36 },
      '& .tools > .MuiToggleButtonGroup-root': { position: 'absolute', top: 7, insetInlineEnd: 8 },
      '& .tools .MuiIconButton-root, & .tools .MuiButton-root': {
        minWidth: 'clamp(36px, (100cqi - 16px) / 7, 44px)',
        paddingInline: theme.spacing(0.5),
      },
    },
    // The room of wrapping and searching, which appear once the program runs.
    '& .controls': { display: 'flex', flex: 'none', justifyContent: 'flex-end', minWidth: 60 },
    [MEDIA.stacked]: { '& .tools > .fold': { display: 'none' } },
    '& .tools .MuiIconButton-root': { color: theme.vars.palette.text.secondary },
    '& .tools .MuiIconButton-root[aria-pressed=true]': {
      color: theme.vars.palette.primary.dark,
      background: tint(theme.vars.palette.primary.main, 12),
    },
  },
}));
