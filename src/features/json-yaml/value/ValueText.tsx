import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatSize } from '../../../shared/files/size-text.ts';
import { paneFont } from '../parts/pane-style.ts';
import { PART_BYTES } from './constants.ts';
import { copy } from './copy.ts';

/** A further part is read when less than this is left below the view. */
const AHEAD_PX = 600;

/** A text with its line breaks, wrapped. A long one is read part by part; only the parts in view are laid out. */
export function ValueText({ content }: { readonly content: Blob }) {
  const box = useRef<HTMLDivElement>(null);
  const { parts, readMore } = useParts(content);
  const end = parts.at(-1)?.end ?? 0;
  const hasMore = end < content.size;
  const onScroll = () => {
    const element = box.current;
    if (element === null || !hasMore) return;
    if (element.scrollHeight - element.scrollTop - element.clientHeight < AHEAD_PX) readMore();
  };
  return (
    <>
      <Text
        ref={box}
        role="textbox"
        aria-multiline="true"
        aria-readonly="true"
        aria-label={copy.text}
        tabIndex={0}
        onScroll={onScroll}
      >
        {content.size === 0 && <span className="empty">{copy.empty}</span>}
        {parts.map((part) => (
          <div key={part.end} className={part.isContinued ? 'part continued' : 'part'}>
            {part.text}
          </div>
        ))}
      </Text>
      {hasMore && (
        <More>
          <span>{copy.shownPart(formatSize(end), formatSize(content.size))}</span>
          <Button size="small" onClick={readMore}>
            {copy.showMore}
          </Button>
        </More>
      )}
    </>
  );
}

function useParts(content: Blob) {
  const [held, setHeld] = useState<{ readonly of: Blob; readonly parts: readonly TextPart[] }>({
    of: content,
    parts: [],
  });
  const parts = held.of === content ? held.parts : [];
  const isReading = useRef(false);
  const isContinued = useRef(false);

  const readMore = async () => {
    if (isReading.current) return;
    isReading.current = true;
    try {
      const part = await readPart(content, parts.at(-1)?.end ?? 0, PART_BYTES, isContinued.current);
      isContinued.current = !part.endsLine;
      setHeld({ of: content, parts: [...parts, part] });
    } finally {
      isReading.current = false;
    }
  };
  const readFirst = useEffectEvent(() => {
    isReading.current = false;
    isContinued.current = false;
    if (content.size > 0) void readMore();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is read from its beginning.
  useEffect(() => readFirst(), [content]);
  return { parts, readMore: () => void readMore() };
}

const Text = styled('div')(({ theme }) => ({
  ...paneFont(theme),
  flex: 1,
  minHeight: 0,
  padding: theme.spacing(1, 2),
  overflow: 'auto',
  overscrollBehavior: 'contain',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '& .part': { contentVisibility: 'auto', containIntrinsicSize: 'auto none auto 8000px' },
  // The block begins on a line of its own although the line of the text does not end.
  '& .continued::before': { content: '"↪ "', color: theme.vars.palette.text.secondary },
  '& .empty': { color: theme.vars.palette.text.secondary },
}));

const More = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 32,
  padding: theme.spacing(0, 1, 0, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));

/** A part of a text, shown as a block of its own. */
interface TextPart {
  readonly text: string;
  /** Offset of the next part in bytes. */
  readonly end: number;
  /** The part continues a line of the part before. */
  readonly isContinued: boolean;
}

const LINE_FEED = 0x0a;

/**
 * Reads the next part of a UTF-8 text. It ends with a line where the second half of the part has a line end, otherwise
 * after a whole character; the line feed at its end is left out.
 */
export async function readPart(
  blob: Blob,
  from: number,
  partBytes: number,
  isContinued: boolean,
): Promise<TextPart & { readonly endsLine: boolean }> {
  const bytes = new Uint8Array(await blob.slice(from, from + partBytes).arrayBuffer());
  const isLast = from + bytes.length >= blob.size;
  const line = isLast ? -1 : bytes.lastIndexOf(LINE_FEED);
  const endsLine = line >= partBytes / 2;
  let length = endsLine ? line : bytes.length;
  if (!isLast && !endsLine) length = wholeCharacters(bytes);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, length));
  return { text, end: from + length + (endsLine ? 1 : 0), isContinued, endsLine };
}

/** The length without a character that is cut off at the end. */
function wholeCharacters(bytes: Uint8Array): number {
  let last = bytes.length - 1;
  while (last > 0 && ((bytes[last] ?? 0) & 0xc0) === 0x80) last -= 1;
  const first = bytes[last] ?? 0;
  const needed = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
  return bytes.length - last >= needed ? bytes.length : last;
}
