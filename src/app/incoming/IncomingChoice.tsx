import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { AppError } from '../../core/errors.ts';
import type { Transfer } from '../../platform/page-transfers.ts';
import type { Content } from '../../shared/handoff/content.ts';
import { listReceivers, listReceiversOfAll, type Receiver } from '../../shared/handoff/list-receivers.ts';
import { offerContents, toOfferErrorWords } from '../../shared/handoff/offer-content.ts';
import { openReceiverInNewTab } from '../../shared/handoff/open-receiver.ts';
import { MEDIA } from '../../shared/look/media.ts';
import { usePageList } from '../../shared/tool/page-list.ts';
import { ContentRows } from './ContentRows.tsx';
import { copy } from './copy.ts';
import { type Choice, ReceiverChoices } from './ReceiverChoices.tsx';
import { LISTED_MAX, useRecognized } from './use-recognized.ts';

interface IncomingChoiceProps {
  readonly transfer: Transfer;
  /** The address that this tab goes to; null when a new tab was opened. */
  readonly onOpen: (address: string | null) => void;
}

/** The dropped or pasted content, and the tools for it. */
export function IncomingChoice({ transfer, onOpen }: IncomingChoiceProps) {
  const pages = usePageList();
  const contents = useRecognized(transfer, pages);
  const [selected, setSelected] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const { files, folders } = transfer;
  const content = contents?.[selected];
  const all = contents !== null && contents.length > 1 ? contents : null;

  const open = async ({ receiver, takesAll }: Choice) => {
    if (content === undefined) return;
    setProblem(null);
    const sent = takesAll && all !== null ? all.filter((each) => each.problem === null) : [content];
    try {
      const address = await offerContents(receiver, sent.map(toNamed));
      onOpen(openReceiverInNewTab(receiver.page, address) ? null : address);
    } catch (error) {
      setProblem(toOfferErrorWords(error));
      if (!(error instanceof AppError)) throw error;
    }
  };
  if (files.length === 0 && folders[0] !== undefined) return <Alert severity="info">{copy.folder(folders[0])}</Alert>;
  if (contents === null || content === undefined) return <Column role="status">{copy.reading}</Column>;
  const choices = listChoices(pages, content, all);
  return (
    <Column>
      {all !== null && <p>{copy.several(files.length)}</p>}
      <ContentRows contents={contents} selected={selected} onSelect={setSelected} />
      {files.length > LISTED_MAX && <p className="hint">{copy.more(files.length - LISTED_MAX)}</p>}
      {folders.length > 0 && <p className="hint">{copy.folders(folders.length)}</p>}
      <WhyNot content={content} hasChoices={choices.length > 0} />
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {choices.length > 0 && (
        <>
          <ReceiverChoices choices={choices} onChoose={(choice) => void open(choice)} />
          <p className="hint keys">{copy.keys}</p>
        </>
      )}
    </Column>
  );
}

/** The pages for the selected content, then those that take all of them together. */
function listChoices(
  pages: Parameters<typeof listReceivers>[0],
  content: Content,
  all: readonly Content[] | null,
): readonly Choice[] {
  const together = all === null ? [] : listReceiversOfAll(pages, all);
  const isTogether = ({ receiving }: Receiver) => together.some((each) => each.receiving === receiving);
  const single = listReceivers(pages, content).filter((receiver) => !isTogether(receiver));
  return [
    ...single.map((receiver) => ({ receiver, takesAll: false, count: 1 })),
    ...together.map((receiver) => ({ receiver, takesAll: true, count: all?.length ?? 1 })),
  ];
}

/** A screenshot in the clipboard has a name that says nothing. */
function toNamed({ name, source }: Content): Pick<Content, 'name' | 'source'> {
  if (typeof source === 'string' || !/^image\.\w+$/.test(name)) return { name, source };
  const named = `${copy.pastedPicture}${name.slice(name.lastIndexOf('.'))}`;
  return { name: named, source: new File([source], named, { type: source.type }) };
}

function WhyNot({ content, hasChoices }: { readonly content: Content; readonly hasChoices: boolean }) {
  if (content.problem === 'empty') return <Alert severity="warning">{copy.empty}</Alert>;
  if (content.problem === 'unreadable') return <Alert severity="error">{copy.unreadable}</Alert>;
  if (content.kinds.some((kind) => kind !== 'any') || content.own.length > 0) return null;
  return (
    <Alert severity="info">
      {copy.unknown}
      {hasChoices && copy.send}
    </Alert>
  );
}

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  minHeight: 120,
  alignContent: 'start',
  '& p': { margin: 0 },
  '& .hint': { color: theme.vars.palette.text.secondary, ...theme.typography.body2 },
  [MEDIA.coarse]: { '& .keys': { display: 'none' } },
}));
