import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { toDataErrorWords } from '../../shared/data/error-words.ts';
import { formatSize } from '../../shared/files/size-text.ts';
import type { ToolData } from '../../shared/tool/tool-data.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx';
import { DrawerDrawing } from './DrawerDrawing.tsx';
import { clear, exportOne } from './data-actions.ts';
import { RowList } from './RowList.tsx';
import { SectionCard } from './SectionCard.tsx';
import type { ToolDataList, ToolEntry } from './use-tool-data.ts';
import { copy } from './words.ts';

interface ToolDataCardProps {
  readonly list: ToolDataList;
}

const words = copy.tools;

/** What each tool keeps, how much it is, and what can be done with it. */
export function ToolDataCard({ list: { entries, refresh } }: ToolDataCardProps) {
  const filled = (entries ?? []).flatMap((entry) => (isFilled(entry) ? [entry.data] : []));
  const isEmpty = entries?.every((entry) => entry.status === 'ready' && !isFilled(entry)) ?? false;
  const clearAll = filled.length > 1 && (
    <Button color="error" size="small" onClick={() => void clear(filled, refresh)}>
      {words.clearAll}
    </Button>
  );
  return (
    <SectionCard title={words.title} action={clearAll}>
      <Body>
        {entries === null && <p role="status">{copy.loading}</p>}
        {isEmpty && <EmptyState illustration={<DrawerDrawing />} text={words.empty} />}
        {entries !== null && !isEmpty && (
          <RowList>
            {entries.map((entry) => (
              <li key={entry.page.id}>
                <Row entry={entry} refresh={refresh} />
              </li>
            ))}
          </RowList>
        )}
      </Body>
    </SectionCard>
  );
}

function isFilled(entry: ToolEntry): entry is ToolEntry & { readonly data: ToolData } {
  return entry.status === 'ready' && entry.size.bytes > 0;
}

function Row({ entry, refresh }: { readonly entry: ToolEntry; readonly refresh: () => void }) {
  const { name, icon: Icon } = entry.page;
  if (entry.status === 'failed') {
    return (
      <ErrorAlert title={words.unavailable(name)} onRetry={refresh}>
        {toDataErrorWords(entry.error)}
      </ErrorAlert>
    );
  }
  const { data, size } = entry;
  return (
    <>
      <span className="icon" aria-hidden="true">
        <Icon />
      </span>
      <span className="text">
        <strong>{name}</strong>
        <span>{data.holds}</span>
        <span>{isFilled(entry) ? words.size(size.entries, formatSize(size.bytes)) : words.none}</span>
      </span>
      {isFilled(entry) && (
        <span className="actions">
          <Button size="small" aria-label={words.exportLabel(name)} onClick={() => void exportOne(data)}>
            {words.export}
          </Button>
          <Button
            size="small"
            color="error"
            aria-label={words.clearLabel(name)}
            onClick={() => void clear([data], refresh)}
          >
            {words.clear}
          </Button>
        </span>
      )}
    </>
  );
}

/** Holds the height of the empty state while the tools are read, so that the cards below do not move. */
const Body = styled('div')({ minHeight: 232 });
