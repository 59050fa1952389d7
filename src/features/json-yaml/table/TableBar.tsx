import CheckIcon from '@mui/icons-material/CheckOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import FilterIcon from '@mui/icons-material/FilterAltOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { type RefObject, useState } from 'react';
import { useStore } from 'zustand';
import { MEDIA } from '../../../shared/look/media.ts';
import type { JsonController } from '../json/json-controller.ts';
import { formatCount } from '../model/quantity-text.ts';
import { MenuButton } from '../parts/MenuButton.tsx';
import { Field } from '../text-view/find-field.ts';
import { copy } from './copy.ts';
import { useFilterText } from './FilterCell.tsx';
import { type JsonTable, nameOf } from './json-table.ts';
import { copyTable, downloadTable, type ExportChoices, takeTable } from './table-actions.ts';
import { ALL_COLUMNS } from './table-state.ts';

interface TableBarProps {
  readonly controller: JsonController;
  readonly table: JsonTable;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** Facts about the table, and what can be done with it as a whole. */
export function TableBar({ controller, table, searchRef }: TableBarProps) {
  const shape = useStore(table.store, (state) => state.shape);
  const showsFilters = useStore(table.store, (state) => state.showsFilters);
  const words = copy.bar;
  return (
    <Bar role="group" aria-label={words.label}>
      {shape !== null && shape.arrays.length > 1 && (
        <Select
          size="small"
          value={shape.start}
          inputProps={{ 'aria-label': words.array }}
          renderValue={() => shape.path}
          onChange={({ target }) => table.chooseArray(Number(target.value))}
        >
          {shape.arrays.map(({ start, path, rowCount }) => (
            <MenuItem key={start} value={start}>
              {words.arrayOption(path, formatCount(rowCount))}
            </MenuItem>
          ))}
        </Select>
      )}
      <Facts table={table} />
      {showsFilters && <SearchAll table={table} searchRef={searchRef} />}
      <span className="buttons">
        <Button
          size="small"
          startIcon={<FilterIcon />}
          aria-pressed={showsFilters}
          onClick={() => table.showFilters(!showsFilters)}
        >
          {words.filter}
        </Button>
        <ColumnsMenu table={table} />
        <ExportMenu controller={controller} table={table} />
      </span>
    </Bar>
  );
}

function Facts({ table }: { readonly table: JsonTable }) {
  const shape = useStore(table.store, (state) => state.shape);
  const rowCount = useStore(table.store, (state) => state.rowCount);
  const layout = useStore(table.store, (state) => state.layout);
  const filters = useStore(table.store, (state) => state.filters);
  const words = copy.bar;
  if (shape === null) return null;
  const [rows, all] = [formatCount(rowCount), formatCount(shape.rowCount)];
  return (
    <>
      <span className="facts" role="status">
        {filters.size > 0 && rowCount !== shape.rowCount
          ? words.filteredRows(rows, all)
          : words.rows(rows, formatCount(layout.columns.length))}
        {shape.hasMoreNames && <em title={words.moreNames}>{words.moreNames}</em>}
      </span>
      <Progress table={table} />
    </>
  );
}

/** The work under way, and how to stop it. */
export function Progress({ table }: { readonly table: JsonTable }) {
  const work = useStore(table.store, (state) => state.work);
  const words = copy.bar;
  if (work === null) return null;
  const { share } = work;
  return (
    <span className="work" role="status">
      {share === null ? words.working : words.workingShare(Math.floor(share * 100))}
      <Button size="small" onClick={() => table.stopWork()}>
        {words.stop}
      </Button>
    </span>
  );
}

function SearchAll({ table, searchRef }: Pick<TableBarProps, 'table' | 'searchRef'>) {
  const words = copy.filter;
  const text = useStore(table.store, ({ filters }) => filters.get(ALL_COLUMNS)?.text) ?? '';
  const field = useFilterText(text, (next) =>
    table.setFilter(ALL_COLUMNS, next === '' ? null : { test: 'contains', text: next }),
  );
  return (
    <Field
      className="search"
      inputRef={searchRef}
      placeholder={words.all}
      inputProps={{ 'aria-label': words.all, spellCheck: false }}
      {...field.props}
    />
  );
}

function ColumnsMenu({ table }: { readonly table: JsonTable }) {
  const shape = useStore(table.store, (state) => state.shape);
  const hidden = useStore(table.store, (state) => state.hidden);
  const expands = useStore(table.store, (state) => state.expands);
  if (shape === null) return null;
  const toggle = (id: number) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    if (next.size < shape.columns.length) table.setHidden(next);
  };
  return (
    <MenuButton label={copy.bar.columns} icon={<ColumnsIcon />}>
      {(close) => [
        shape.canExpand && (
          <CheckItem
            key="expand"
            isOn={expands}
            label={copy.columns.expand}
            onClick={() => table.setExpands(!expands)}
          />
        ),
        <MenuItem
          key="all"
          disabled={hidden.size === 0}
          onClick={() => {
            close();
            table.setHidden(new Set());
          }}
        >
          {copy.columns.showAll}
        </MenuItem>,
        <Divider key="divider" />,
        ...shape.columns.map((column) => (
          <CheckItem
            key={column.id}
            isOn={!hidden.has(column.id)}
            label={nameOf(column)}
            onClick={() => toggle(column.id)}
          />
        )),
      ]}
    </MenuButton>
  );
}

const FILES = [
  ['xlsx', copy.export.xlsx],
  ['csv', copy.export.csv],
  ['csv-gbk', copy.export.gbk],
] as const;

function ExportMenu({ controller, table }: Omit<TableBarProps, 'searchRef'>) {
  const [choices, setChoices] = useState<ExportChoices>({
    takesAll: false,
    guardsFormulas: false,
    keepsDigits: false,
  });
  const words = copy.export;
  return (
    <MenuButton label={copy.bar.export} icon={<DownloadIcon />}>
      {(close) => {
        const choose = (action: () => Promise<void>) => () => {
          close();
          void action();
        };
        const toggle = (name: keyof ExportChoices) => () => setChoices({ ...choices, [name]: !choices[name] });
        return [
          ...FILES.map(([file, label]) => (
            <MenuItem key={file} onClick={choose(() => downloadTable(controller, table, file, choices))}>
              {label}
            </MenuItem>
          )),
          <MenuItem key="tsv" onClick={choose(() => copyTable(controller, table))}>
            {words.tsv}
          </MenuItem>,
          <MenuItem key="result" onClick={choose(() => takeTable(controller, table))}>
            {words.result}
          </MenuItem>,
          <Divider key="divider" />,
          <CheckItem key="digits" isOn={choices.keepsDigits} label={words.digits} onClick={toggle('keepsDigits')} />,
          <CheckItem
            key="guard"
            isOn={choices.guardsFormulas}
            label={words.guard}
            onClick={toggle('guardsFormulas')}
          />,
          <CheckItem key="all" isOn={choices.takesAll} label={words.all} onClick={toggle('takesAll')} />,
        ];
      }}
    </MenuButton>
  );
}

interface CheckItemProps extends MenuItemProps {
  readonly isOn: boolean;
  readonly label: string;
}

/** The menu moves the focus by properties that it gives to its items. */
function CheckItem({ isOn, label, ...props }: CheckItemProps) {
  return (
    <MenuItem {...props} role="menuitemcheckbox" aria-checked={isOn}>
      <CheckIcon
        fontSize="small"
        aria-hidden="true"
        sx={{ marginInlineEnd: 1, visibility: isOn ? 'visible' : 'hidden' }}
      />
      {label}
    </MenuItem>
  );
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.25, 1),
  minHeight: 40,
  padding: theme.spacing(0.25, 1, 0.25, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .facts': {
    ...theme.typography.body2,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    '& > em': { marginLeft: theme.spacing(1), fontStyle: 'normal', color: theme.vars.palette.warning.main },
  },
  '& .work': { display: 'flex', alignItems: 'center', ...theme.typography.body2, whiteSpace: 'nowrap' },
  // In a row of its own below the buttons, which keep their places.
  '& .search': { order: 1, flex: '1 1 100%', marginBottom: theme.spacing(0.5) },
  '& .buttons': { display: 'flex', marginLeft: 'auto' },
  '& .buttons > .MuiButton-root': { minWidth: 0, whiteSpace: 'nowrap' },
  '& .MuiButton-root[aria-pressed=true]': { background: theme.vars.palette.action.selected },
  '& .MuiSelect-select': { maxWidth: 180, padding: theme.spacing(0.5, 1), fontSize: 13 },
  [MEDIA.smallContainer]: {
    paddingLeft: theme.spacing(1),
    '& .buttons .MuiButton-startIcon': { display: 'none' },
  },
  [MEDIA.coarse]: { '& .MuiButton-root': { minHeight: 44, minWidth: 44 } },
}));
