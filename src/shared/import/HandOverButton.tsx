import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { copy } from '../data/copy.ts';
import { listReceivers, type Receiver } from '../handoff/list-receivers.ts';
import { recognizeFile } from '../handoff/recognize-content.ts';
import { useSend } from '../handoff/use-send-to.ts';
import { usePageList } from '../tool/page-list.ts';
import { useShownPage } from '../tool/shown-page-store.ts';

interface HandOverButtonProps {
  /** A file that this page cannot import. */
  readonly file: Blob;
}

/** Hands a file over to the page whose own format it has. Nothing where no other page recognizes it. */
export function HandOverButton({ file }: HandOverButtonProps) {
  const send = useSend();
  const receiver = useOwnReceiver(file);
  if (receiver === null || !(file instanceof File)) return null;
  return (
    <Button
      variant="contained"
      onClick={() => void send(receiver, () => Promise.resolve({ name: file.name, source: file }))}
    >
      {copy.import.handOver(receiver.page.name)}
    </Button>
  );
}

const noNotation = () => Promise.resolve(null);

function useOwnReceiver(file: Blob): Receiver | null {
  const pages = usePageList();
  const ownId = useShownPage(({ shown }) => shown?.page.id);
  const [receiver, setReceiver] = useState<Receiver | null>(null);
  useEffect(() => {
    if (!(file instanceof File)) return;
    let isCurrent = true;
    void recognizeFile(file, pages, noNotation).then((content) => {
      const found = listReceivers(pages, { ...content, kinds: [] }).find(({ page }) => page.id !== ownId);
      if (isCurrent) setReceiver(found ?? null);
    });
    return () => {
      isCurrent = false;
    };
  }, [file, pages, ownId]);
  return receiver;
}
