import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type DragEvent, useEffect, useMemo, useRef, useState } from 'react';
import { fileOf, holdsFile } from '../../platform/file-read.ts';
import { onSessionEvent } from '../../shared/events.ts';
import { isAccepted } from '../../shared/files/is-accepted.ts';
import { useHandedOver } from '../../shared/handoff/use-handed-over.ts';
import { useIsHydrated } from '../../shared/hooks/use-is-hydrated.ts';
import { useReadings } from '../../shared/search/use-readings.ts';
import { useSession } from '../../shared/session/session.ts';
import { usePageCommand } from '../../shared/tool/use-page-command.ts';
import { BatchBar } from './BatchBar.tsx';
import { NavBoard } from './board/NavBoard.tsx';
import { NavGrid } from './board/NavGrid.tsx';
import { DROPPED_FILES } from './constants.ts';
import { FindFields } from './FindFields.tsx';
import { followIcons } from './icons/icon-store.ts';
import type { ImportRequest } from './imports/NavImportDialog.tsx';
import { filterItems, isEmptyQuery, type NavQuery } from './model/filter-items.ts';
import type { NavItem } from './model/nav-item.ts';
import { NavBanner } from './NavBanner.tsx';
import { NavDialogs } from './NavDialogs.tsx';
import { NavHeader } from './NavHeader.tsx';
import { chooseLayout, chooseView, exportJson, hasRoom, leaveCategoriesSignedOut } from './nav-actions.ts';
import { useNav } from './nav-store.ts';
import { ViewChoices } from './ViewChoices.tsx';
import { copy } from './words.ts';

const HANDED_OVER = ['import-file'] as const;

const NO_QUERY: NavQuery = { name: '', link: '' };
const SKELETONS = Array.from({ length: 10 }, (_, index) => index);

/** The visitor's own links. */
export default function CustomNavScreen() {
  const isReady = useIsHydrated();
  const state = useNav();
  const { session } = useSession();
  const [text, setText] = useState(NO_QUERY);
  const [query, setQuery] = useState(NO_QUERY);
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null);
  const [target, setTarget] = useState<'create' | NavItem | null>(null);
  const [importing, setImporting] = useState<ImportRequest | null>(null);
  const nameInput = useRef<HTMLInputElement>(null);
  const readings = useReadings(query.name.trim() !== '');
  const found = useMemo(() => filterItems(state.items, query, readings), [state.items, query, readings]);
  const isSearching = !isEmptyQuery(query);
  const view = session === null ? 'grid' : state.viewMode;
  useHandedOver(HANDED_OVER, { onTaken: setImporting });
  const ids = new Set(state.items.map(({ id }) => id));
  useEffect(followIcons, []);
  useEffect(() => {
    leaveCategoriesSignedOut();
    return onSessionEvent('logout', leaveCategoriesSignedOut);
  }, []);
  const add = () => {
    if (hasRoom()) setTarget('create');
  };
  usePageCommand({ add, import: () => setImporting({ file: null }), export: exportJson }, isReady);
  const toggle = (id: string) => {
    const next = new Set(selected ?? []);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  return (
    <Page {...takeDrops((file) => setImporting({ file }))}>
      <NavHeader
        count={isReady ? state.items.length : null}
        onAdd={add}
        onImport={() => setImporting({ file: null })}
        onBatch={state.items.length === 0 || selected !== null ? null : () => setSelected(new Set())}
      />
      <NavBanner isReady={isReady} />
      <Tools>
        <FindFields
          text={text}
          nameInput={nameInput}
          onText={(next, isComposing) => {
            setText(next);
            if (!isComposing) setQuery(next);
          }}
        />
        <ViewChoices view={view} layout={state.layout} onView={chooseView} onLayout={chooseLayout} />
      </Tools>
      {isSearching && (
        <p className="note" role="status">
          {copy.find.note(found.length, state.items.length)}
          {view === 'grid' && copy.find.fixed}
        </p>
      )}
      {selected !== null && (
        <BatchBar
          selected={new Set([...selected].filter((id) => ids.has(id)))}
          shown={found.map(({ item }) => item.id)}
          onSelected={setSelected}
          onDone={() => setSelected(null)}
        />
      )}
      {isReady ? (
        <NavBoard
          state={state}
          found={found}
          isSearching={isSearching}
          view={view}
          selected={selected}
          onSelect={toggle}
          onSearch={() => nameInput.current?.focus()}
          onAdd={add}
          onEdit={setTarget}
        />
      ) : (
        <NavGrid data-layout="5" aria-busy="true">
          {SKELETONS.map((each) => (
            <Skeleton key={each} component="li" variant="rounded" height={74} />
          ))}
        </NavGrid>
      )}
      <NavDialogs
        target={target}
        items={state.items}
        importing={importing}
        onItemClosed={() => setTarget(null)}
        onImportClosed={() => setImporting(null)}
      />
    </Page>
  );
}

/** A file that is meant for the import is taken anywhere on the page. The shell offers other tools for other files. */
function takeDrops(onFile: (file: File) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      if (holdsFile(event.dataTransfer)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const file = fileOf(event.dataTransfer);
      if (event.defaultPrevented || file === null || !isAccepted(file, DROPPED_FILES)) return;
      event.preventDefault();
      onFile(file);
    },
  };
}

const Page = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  alignContent: 'start',
  minHeight: '70vh',
  '& .note': { margin: 0, ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const Tools = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) }));
