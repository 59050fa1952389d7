import { styled } from '@mui/material/styles';
import type { ImportOverview } from '../data/change-data.ts';
import { copy } from '../data/copy.ts';
import { usePageList } from '../tool/page-list.ts';
import type { ImportMode, ImportPlan } from '../tool/tool-data.ts';

interface ImportCountsProps {
  readonly overview: ImportOverview;
  readonly mode: ImportMode;
}

const words = copy.import;

/** What an import changes, tool by tool; also what it leaves alone, and why. */
export function ImportCounts({ overview, mode }: ImportCountsProps) {
  const { imports, left, unknownFiles } = overview;
  const pages = usePageList();
  return (
    <List>
      {imports.map(({ data, plan }) => (
        <li key={data.id}>
          <strong>{data.label}</strong>
          <ul>
            {toLines(plan, mode).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </li>
      ))}
      {left.map(({ id, reason }) => (
        <li key={id}>
          <strong>{pages.find((page) => page.id === id)?.name ?? id}</strong>
          <ul>
            <li>{words.left[reason]}</li>
          </ul>
        </li>
      ))}
      {unknownFiles.length > 0 && <li>{words.unknownFiles(unknownFiles.length)}</li>}
    </List>
  );
}

function toLines(plan: ImportPlan, mode: ImportMode): string[] {
  const { added, changed, unchanged, removed, conflicts, skipped, notes = [] } = plan;
  const { counts } = words;
  return [
    ...(added > 0 ? [counts.added(added)] : []),
    ...notes,
    ...(changed > 0 ? [counts.changed(changed)] : []),
    ...(conflicts.length > 0 ? [mode === 'merge' ? counts.kept(conflicts) : counts.overwritten(conflicts)] : []),
    ...(removed > 0 && mode === 'replace' ? [counts.removed(removed)] : []),
    ...(unchanged > 0 ? [counts.unchanged(unchanged)] : []),
    ...skipped.map(({ count, reason }) => counts.skipped(count, reason)),
  ];
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.radius.control,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& ul': {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...theme.typography.body2,
    color: theme.vars.palette.text.secondary,
  },
}));
