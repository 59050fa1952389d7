import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useCallback, useMemo, useState } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { ITEMS_MAX } from '../constants.ts';
import type { NavCategory } from '../model/categories.ts';
import { listFolders } from '../model/folder-categories.ts';
import type { ImportCandidate } from '../model/import-candidate.ts';
import { type ImportChoice, type NavImportPlan, planNavImport } from '../model/import-plan.ts';
import { type ImportRows, toImportRows } from '../model/import-rows.ts';
import { roomFor } from '../model/item-changes.ts';
import type { NavItem } from '../model/nav-item.ts';
import { useNav } from '../nav-store.ts';
import { copy } from '../words.ts';
import { applyImport } from './apply-import.ts';
import { FolderRows } from './FolderRows.tsx';
import { LinkRows } from './LinkRows.tsx';
import { RefusedLinks } from './RefusedLinks.tsx';
import type { ReadNavFile } from './read-nav-file.ts';

interface ImportPreviewProps {
  readonly file: ReadNavFile;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

const words = copy.import;
const MODES = { json: ['replace', 'merge'], bookmarks: ['merge', 'replace'] } as const;

/** Shows what an import would change; the visitor chooses how, which folders and links, and into which categories. */
export function ImportPreview({ file, onAnother, onClose }: ImportPreviewProps) {
  const present = useNav().items;
  // While an import is applied, the preview keeps what it showed.
  const [kept, setKept] = useState<readonly NavItem[] | null>(null);
  const items = kept ?? present;
  const rows = useMemo(() => toImportRows(file.candidates, items), [file, items]);
  const folders = useMemo(() => listFolders(rows.rows.map(({ candidate }) => candidate)), [rows]);
  const [choice, setChoice] = useState<ImportChoice>({
    mode: MODES[file.kind][0],
    updatesConflicts: false,
    categories: new Map(),
    excludedFolders: new Set(),
    excluded: new Set(),
  });
  const categories = useMemo(
    () => new Map([...folders.map(({ path, category }) => [path, category] as const), ...choice.categories]),
    [folders, choice.categories],
  );
  const complete = useMemo(() => ({ ...choice, categories }), [choice, categories]);
  const plan = useMemo(() => planNavImport(items, rows.rows, complete, previewId), [items, rows, complete]);
  const change = (changed: Partial<ImportChoice>) => setChoice({ ...choice, ...changed });
  const toggleLink = useCallback(
    (candidate: ImportCandidate) =>
      setChoice((before) => ({ ...before, excluded: toggled(before.excluded, candidate) })),
    [],
  );
  const conflicts = rows.rows.filter(({ state }) => state === 'conflict').length;
  const count = plan.counts.added + plan.counts.updated;
  const keepFirst = () => {
    const cut = rows.rows.filter((row) => plan.fates.get(row) === 'cut').map(({ candidate }) => candidate);
    change({ excluded: new Set([...choice.excluded, ...cut]) });
  };
  const apply = async () => {
    setKept(items);
    if (await applyImport(file, complete)) onClose();
    else setKept(null);
  };
  const room = choice.mode === 'replace' ? ITEMS_MAX : roomFor(items);
  return (
    <Column>
      <p>
        <strong>{rows.rows.length === 0 ? words.nothing : words.found(file.name, rows.rows.length)}</strong>
      </p>
      <RefusedLinks refused={rows.refused} />
      {rows.rows.length > 0 && (
        <>
          <ModeChoice modes={MODES[file.kind]} mode={choice.mode} onMode={(mode) => change({ mode })} />
          {choice.mode === 'merge' && conflicts > 0 && (
            <FormControlLabel
              control={<Checkbox size="small" checked={choice.updatesConflicts} />}
              label={words.conflicts(conflicts)}
              onChange={() => change({ updatesConflicts: !choice.updatesConflicts })}
            />
          )}
          <Summary file={file} rows={rows} plan={plan} room={room} onFirst={keepFirst} />
          {(file.kind === 'bookmarks' || folders.length > 1) && (
            <FolderRows
              folders={folders}
              categories={categories}
              excluded={choice.excludedFolders}
              onToggle={(path) => change({ excludedFolders: toggled(choice.excludedFolders, path) })}
              onNone={() => change({ excludedFolders: new Set(folders.map(({ path }) => path)) })}
              onCategory={(path: string, category: NavCategory) =>
                change({ categories: new Map([...choice.categories, [path, category]]) })
              }
            />
          )}
          <LinkRows
            rows={rows.rows}
            fates={plan.fates}
            excluded={choice.excluded}
            excludedFolders={choice.excludedFolders}
            onToggle={toggleLink}
          />
        </>
      )}
      <p className="hint">{words.safety}</p>
      <div className="actions">
        <Button onClick={onAnother}>{words.another}</Button>
        <span className="gap" />
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button
          variant="contained"
          disabled={count === 0 || plan.counts.cut > 0 || kept !== null}
          onClick={() => void apply()}
        >
          {words.start(count)}
        </Button>
      </div>
    </Column>
  );
}

/** Items of a preview are counted and never stored. */
const previewId = () => '';

function toggled<T>(set: ReadonlySet<T>, value: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}

interface ModeChoiceProps {
  readonly modes: readonly ImportChoice['mode'][];
  readonly mode: ImportChoice['mode'];
  readonly onMode: (mode: ImportChoice['mode']) => void;
}

function ModeChoice({ modes, mode, onMode }: ModeChoiceProps) {
  return (
    <div>
      <FormLabel id="nav-import-mode">{words.mode}</FormLabel>
      <RadioGroup
        aria-labelledby="nav-import-mode"
        value={mode}
        onChange={(_event, value) => onMode(value === 'replace' ? 'replace' : 'merge')}
      >
        {modes.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio size="small" />}
            label={
              <span>
                {words.modes[each].name} <span className="hint">{words.modes[each].hint}</span>
              </span>
            }
          />
        ))}
      </RadioGroup>
    </div>
  );
}

interface SummaryProps {
  readonly file: ReadNavFile;
  readonly rows: ImportRows;
  readonly plan: NavImportPlan;
  readonly room: number;
  /** Leaves out the links that have no room. */
  readonly onFirst: () => void;
}

/** Counts what happens. Links that have no room must be left out by the visitor: none is dropped silently. */
function Summary({ file, rows, plan, room, onFirst }: SummaryProps) {
  const { added, updated, kept, cut, excluded } = plan.counts;
  const { summary } = words;
  const lines = [
    summary.added(added),
    ...(updated > 0 ? [summary.updated(updated)] : []),
    ...(kept > 0 ? [summary.kept(kept)] : []),
    ...(excluded > 0 ? [summary.excluded(excluded)] : []),
    ...(plan.removed > 0 ? [summary.removed(plan.removed)] : []),
    ...(rows.repeated > 0 ? [summary.repeated(rows.repeated)] : []),
    ...(file.left > 0 ? [summary.left(file.left)] : []),
  ];
  return (
    <>
      <p role="status">{lines.join(' · ')}</p>
      {cut > 0 && (
        <Alert
          severity="warning"
          sx={NARROW_ALERT}
          action={
            <Button size="small" color="inherit" onClick={onFirst}>
              {room === 0 ? words.leaveOut(cut) : words.keepFirst(room)}
            </Button>
          }
        >
          {room === 0 ? words.noRoom(cut) : words.cut(added + cut, room, cut)}
        </Alert>
      )}
    </>
  );
}

/** On phones, the action stands below the words. */
const NARROW_ALERT = {
  [MEDIA.phone]: {
    flexWrap: 'wrap',
    '& .MuiAlert-message': { flex: '1 1 0' },
    '& .MuiAlert-action': { flexBasis: '100%', justifyContent: 'flex-end', padding: 0 },
  },
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& .hint': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  // At the lower end of the scrolling content, whose padding it covers.
  '& .actions': {
    position: 'sticky',
    bottom: -20,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    marginBottom: -20,
    padding: theme.spacing(1, 0, 2),
    background: theme.vars.palette.background.paper,
  },
  '& .gap': { flex: 1 },
}));
