import { type ReactNode, useState } from 'react';
import { writeClipboard } from '../../../platform/clipboard.ts';
import { copy as sharedCopy } from '../../../shared/copy.ts';
import { copy as handoffCopy } from '../../../shared/handoff/copy.ts';
import { looksLikeJson } from '../../../shared/handoff/looks-like-json.ts';
import { ReceiverMenu } from '../../../shared/handoff/ReceiverMenu.tsx';
import { useReceivers, useSend } from '../../../shared/handoff/use-send-to.ts';
import { showToast } from '../../../shared/toast-store.ts';
import type { ContentKind } from '../../../shared/tool/content-kinds.ts';
import { copy } from '../words.ts';

const words = copy.text;
const JSON_KINDS: readonly ContentKind[] = ['json', 'text'];
const TEXT_KINDS: readonly ContentKind[] = ['text'];

const COPY_PATH =
  'M16 1H4c-1.1 0-2 .9-2 2v14h2V3h12zm3 4H8c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h11c1.1 0 2-.9 2-2V7c0-1.1-.9-2-2-2m0 16H8V7h11z';
const SEND_PATH =
  'm15 5-1.41 1.41L15 7.83 17.17 10H8c-2.76 0-5 2.24-5 5v4h2v-4c0-1.65 1.35-3 3-3h9.17L15 14.17l-1.41 1.41L15 17l6-6z';
const COPY_ICON = toIcon(COPY_PATH);
const SEND_ICON = toIcon(SEND_PATH);

/**
 * Copies a text, or sends it to another page. Every message has these buttons, so they are plain elements: those of the kit cost
 * more time than the rest of a message. The menu of pages is mounted when it is first opened.
 */
export function BubbleTools({ text }: { readonly text: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hasMenu, setHasMenu] = useState(false);
  return (
    <span className="tools">
      <button type="button" aria-label={words.copy} title={words.copy} onClick={() => copyText(text)}>
        {COPY_ICON}
      </button>
      <button
        type="button"
        aria-label={handoffCopy.sendTo}
        title={handoffCopy.sendTo}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          setHasMenu(true);
          setAnchor(currentTarget);
        }}
      >
        {SEND_ICON}
      </button>
      {hasMenu && <TextReceivers text={text} anchor={anchor} onClose={() => setAnchor(null)} />}
    </span>
  );
}

interface TextReceiversProps {
  readonly text: string;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

function TextReceivers({ text, anchor, onClose }: TextReceiversProps) {
  const receivers = useReceivers(looksLikeJson(text) ? JSON_KINDS : TEXT_KINDS);
  const send = useSend();
  return (
    <ReceiverMenu
      receivers={receivers}
      anchor={anchor}
      onClose={onClose}
      onChoose={(receiver) => {
        onClose();
        void send(receiver, async () => ({ name: '', source: text }));
      }}
    />
  );
}

function copyText(text: string): void {
  writeClipboard(Promise.resolve(new Blob([text]))).then(
    () => showToast(words.copied, { severity: 'success' }),
    () => showToast(sharedCopy.copyFailed, { severity: 'error' }),
  );
}

function toIcon(path: string): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
