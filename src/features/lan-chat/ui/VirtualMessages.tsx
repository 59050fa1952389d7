import { useVirtualizer } from '@tanstack/react-virtual';
import type { MessageRow } from '../model/message-rows.ts';
import { MessageItem } from './MessageItem.tsx';

const ROW_ESTIMATE_PX = 64;
const OVERSCAN_ROWS = 10;

interface VirtualMessagesProps {
  readonly rows: readonly MessageRow[];
  /** Null before it is mounted. */
  readonly scroller: HTMLElement | null;
}

/**
 * The conversation, of which only the visible part is rendered. Rows that scrolling adds are not new, so new messages are read
 * aloud from a place of their own.
 */
export function VirtualMessages({ rows, scroller }: VirtualMessagesProps) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_ESTIMATE_PX,
    getItemKey: (index) => rows[index]?.message.id ?? index,
    overscan: OVERSCAN_ROWS,
    // The library scrolls there when it is mounted, which is while the conversation is being read.
    initialOffset: () => scroller?.scrollTop ?? 0,
    useFlushSync: false,
  });
  return (
    <div role="log" aria-live="off">
      <div style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              style={{
                position: 'absolute',
                top: 0,
                left: 0,
                width: '100%',
                display: 'flow-root',
                transform: `translateY(${start}px)`,
              }}
            >
              <MessageItem row={row} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
