import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { MEDIA } from '../../../shared/look/media.ts';
import { NAV_CATEGORIES, type NavCategory } from '../model/categories.ts';
import type { ImportFolder } from '../model/folder-categories.ts';
import { toCategory } from '../model/nav-item.ts';
import { copy } from '../words.ts';

interface FolderRowsProps {
  readonly folders: readonly ImportFolder[];
  readonly categories: ReadonlyMap<string, NavCategory>;
  readonly excluded: ReadonlySet<string>;
  readonly onToggle: (path: string) => void;
  /** Leaves all folders out. */
  readonly onNone: () => void;
  readonly onCategory: (path: string, category: NavCategory) => void;
}

const words = copy.import;

/** The folders of bookmarks, each with its category, or the categories of an export. */
export function FolderRows({ folders, categories, excluded, onToggle, onNone, onCategory }: FolderRowsProps) {
  const isOfCategories = folders.every(({ isCategory }) => isCategory);
  const title = isOfCategories ? words.categories : words.folders;
  return (
    <Section aria-label={title}>
      <h3>
        {title} {!isOfCategories && <span>{words.foldersHint}</span>}
        <Button size="small" onClick={onNone}>
          {words.noFolder}
        </Button>
      </h3>
      <ul>
        {folders.map(({ path, names, count, category: ofFile, isCategory }) => {
          const name = isCategory ? copy.categories[ofFile] : words.folderName(names);
          return (
            <li key={path}>
              <Checkbox
                size="small"
                checked={!excluded.has(path)}
                onChange={() => onToggle(path)}
                slotProps={{ input: { 'aria-label': words.folderChoice(name) } }}
              />
              <span className="name">{name}</span>
              <span className="count">{words.folderCount(count)}</span>
              {!isCategory && (
                <select
                  aria-label={words.folderCategory(name)}
                  value={categories.get(path) ?? 'uncategorized'}
                  onChange={({ target }) => onCategory(path, toCategory(target.value))}
                >
                  {NAV_CATEGORIES.map((category) => (
                    <option key={category} value={category}>
                      {copy.categories[category]}
                    </option>
                  ))}
                </select>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  '& h3': { ...theme.typography.subtitle2, margin: theme.spacing(0, 0, 0.5) },
  '& h3 span': { fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& ul': {
    maxHeight: 240,
    margin: 0,
    padding: theme.spacing(0.5, 1),
    overflow: 'auto',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.radius.control,
    listStyle: 'none',
  },
  '& li': { display: 'flex', alignItems: 'center', gap: theme.spacing(1), ...theme.typography.body2 },
  '& .name': { flex: 1, minWidth: 0 },
  '& .count': {
    flex: 'none',
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& select': {
    flex: 'none',
    minHeight: 32,
    padding: theme.spacing(0, 1),
    border: `1px solid ${theme.vars.palette.control}`,
    borderRadius: theme.radius.small,
    background: theme.vars.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
    [MEDIA.phone]: { maxWidth: 110 },
  },
}));
