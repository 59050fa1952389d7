import BoltIcon from '@mui/icons-material/BoltRounded';
import CollapseIcon from '@mui/icons-material/KeyboardArrowDownRounded';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useMediaQuery } from '../../shared/hooks/use-media-query.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { EDGE_PX } from './constants.ts';
import { copy } from './copy.ts';
import { keepYielding, yieldToFocus } from './focus-yield.ts';
import type { ShortcutEntry } from './list-entries.ts';
import { useClickOutside } from './use-click-outside.ts';
import { useMovement } from './use-movement.ts';
import { usePlacement } from './use-placement.ts';
import { WidgetPanel } from './WidgetPanel.tsx';
import { Area, Rail } from './widget-parts.ts';
import { chooseWidget, widgetChoices } from './widget-store.ts';

interface WidgetRailProps {
  readonly entries: readonly ShortcutEntry[];
  readonly activePageId: string | undefined;
  readonly topPx: number;
  /** Whether wide windows have room for an expanded rail beside the page's content. */
  readonly hasMargins: boolean;
  /** The widget takes the focus when it appears. */
  readonly takesFocus: boolean;
  readonly onFocusTaken: () => void;
  readonly onClose: (hadFocus: boolean) => void;
}

/**
 * A circle that expands to a rail of entries. Both can be dragged, and moved by the arrow keys. Where the page has no room
 * beside its content, the circle peeks out of the window's edge, and the rail folds when the visitor turns to the page.
 */
export function WidgetRail({
  entries,
  activePageId,
  topPx,
  hasMargins,
  takesFocus,
  onFocusTaken,
  onClose,
}: WidgetRailProps) {
  const { place, form } = widgetChoices.useValue();
  const isWide = useMediaQuery(MEDIA.margins);
  const hasRoom = isWide && hasMargins;
  const [isUnfolded, setUnfolded] = useState(false);
  const isExpanded = hasRoom ? form !== 'collapsed' : isUnfolded;
  const peeks = !hasRoom && !isExpanded && place.fromSidePx === 0;
  const area = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  usePlacement({ area, box, place, onMoved: () => box.current !== null && yieldToFocus(box.current) });
  useEffect(() => (box.current === null ? undefined : keepYielding(box.current)), []);
  const takeFocus = useEffectEvent(() => {
    if (!takesFocus) return;
    toggle.current?.focus({ preventScroll: true });
    onFocusTaken();
  });
  useEffect(() => takeFocus(), []);

  const { drag, moveByKey } = useMovement(area, box, place);

  function setExpanded(expands: boolean): void {
    delete box.current?.dataset.settles;
    if (hasRoom) chooseWidget({ form: expands ? 'expanded' : 'collapsed' });
    else setUnfolded(expands);
  }
  useClickOutside(box, isUnfolded && !hasRoom, () => setUnfolded(false));

  return (
    <Area ref={area} style={{ top: topPx + EDGE_PX }}>
      <Rail
        ref={box}
        aria-label={copy.name}
        data-collapsed={!isExpanded}
        data-peeks={peeks ? place.side : undefined}
        onPointerDown={(event) => drag(event.nativeEvent)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isExpanded) return;
          setExpanded(false);
          toggle.current?.focus();
        }}
      >
        <button
          ref={toggle}
          type="button"
          className="toggle"
          aria-label={copy.name}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? panelId : undefined}
          title={isExpanded ? copy.collapse : copy.expand}
          onClick={() => setExpanded(!isExpanded)}
          onKeyDown={isExpanded ? undefined : moveByKey}
        >
          {isExpanded ? <CollapseIcon /> : <BoltIcon />}
        </button>
        {isExpanded && (
          <WidgetPanel
            id={panelId}
            entries={entries}
            activePageId={activePageId}
            onMoveKey={moveByKey}
            onClose={() => onClose(box.current?.contains(document.activeElement) === true)}
          />
        )}
      </Rail>
    </Area>
  );
}
