import AddIcon from '@mui/icons-material/Add';
import ClearIcon from '@mui/icons-material/Clear';
import FilterIcon from '@mui/icons-material/FilterList';
import SearchIcon from '@mui/icons-material/Search';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { type ReactNode, type RefObject, useState } from 'react';
import { isComposing } from '../../../shared/ime.ts';
import { MEDIA } from '../../../shared/look/media.ts';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { MILESTONE_TYPES, PRIORITIES, TASK_STATUSES } from '../constants.ts';
import { NO_FILTER, type TaskFilter } from '../model/task-rows.ts';
import { copy } from '../words.ts';
import { copy as words } from './copy.ts';

interface TaskToolbarProps {
  readonly filter: TaskFilter;
  /** Labels that tasks use. */
  readonly labels: readonly string[];
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly onFilter: (filter: TaskFilter) => void;
  /** Enter asks for the first task that the search has found. */
  readonly onFound: () => void;
  readonly onAdd: () => void;
  readonly onOutline: () => void;
  /** The field that adds a task from a line. */
  readonly children: ReactNode;
}

/** Value of a select field for "no condition". */
const ANY = '';

/** Adding, search and filters. */
export function TaskToolbar(props: TaskToolbarProps) {
  const { filter, labels, searchField, onFilter, onFound, onAdd, onOutline, children } = props;
  const [isOpen, setOpen] = useState(false);
  const { term, ...conditions } = filter;
  const conditionCount = Object.values(conditions).filter((value) => value !== null).length;
  return (
    <Toolbar>
      <div className="line">
        <div className="quick">{children}</div>
        <TextField
          className="search"
          size="small"
          type="text"
          placeholder={words.search}
          value={term}
          inputRef={searchField}
          onChange={({ target }) => onFilter({ ...filter, term: target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isComposing(event)) {
              // Else the row that gets the focus takes the key, too.
              event.preventDefault();
              onFound();
            }
            if (event.key === 'Escape' && term !== '') onFilter({ ...filter, term: '' });
          }}
          slotProps={{
            htmlInput: { 'aria-label': words.search, 'aria-keyshortcuts': '/' },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchIcon fontSize="small" />
                </InputAdornment>
              ),
              endAdornment: term !== '' && (
                <IconButton
                  size="small"
                  aria-label={words.clearSearch}
                  onClick={() => onFilter({ ...filter, term: '' })}
                >
                  <ClearIcon fontSize="small" />
                </IconButton>
              ),
            },
          }}
        />
        <Button
          startIcon={
            <Badge badgeContent={conditionCount} color="primary">
              <FilterIcon />
            </Badge>
          }
          className="filters"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="word">{words.filters}</span>
        </Button>
        <span className="end">
          <Button onClick={onOutline}>{words.outline.open}</Button>
          <Button variant="contained" startIcon={<AddIcon />} aria-keyshortcuts="N" onClick={onAdd}>
            {words.add}
          </Button>
        </span>
      </div>
      {isOpen && (
        <div className="conditions">
          <SelectField
            label={words.dialog.status}
            value={filter.status ?? ANY}
            options={toOptions(words.anyStatus, TASK_STATUSES, copy.taskStatuses)}
            onChange={(status) => onFilter({ ...filter, status: status || null })}
          />
          <SelectField
            label={words.dialog.priority}
            value={filter.priority ?? ANY}
            options={toOptions(words.anyPriority, PRIORITIES, copy.priorities)}
            onChange={(priority) => onFilter({ ...filter, priority: priority || null })}
          />
          <SelectField
            label={words.dialog.milestone}
            value={filter.milestone ?? ANY}
            options={toOptions(words.anyMilestone, MILESTONE_TYPES, copy.milestoneTypes)}
            onChange={(milestone) => onFilter({ ...filter, milestone: milestone || null })}
          />
          {labels.length > 0 && (
            <SelectField
              label={words.label}
              value={filter.label ?? ANY}
              options={toOptions(words.anyLabel, labels, {})}
              onChange={(label) => onFilter({ ...filter, label: label || null })}
            />
          )}
          {conditionCount > 0 && <Button onClick={() => onFilter({ ...NO_FILTER, term })}>{words.clearFilters}</Button>}
        </div>
      )}
    </Toolbar>
  );
}

function toOptions(any: string, values: readonly string[], labels: Readonly<Record<string, string>>) {
  return [{ value: ANY, label: any }, ...values.map((value) => ({ value, label: labels[value] ?? value }))];
}

const Toolbar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(1),
  '& .line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '& .quick': { flex: '3 1 380px', [MEDIA.stacked]: { flexBasis: '100%' } },
  '& .search': { flex: '1 1 160px', [MEDIA.phone]: { flexBasis: 90 } },
  '& .end': { display: 'flex', gap: theme.spacing(1), marginInlineStart: 'auto' },
  // The second line of a phone holds the search and three short buttons.
  [MEDIA.phone]: {
    '& .line': { gap: theme.spacing(1, 0.5) },
    '& .filters': { minWidth: 0 },
    '& .filters .word': { position: 'absolute', width: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& .end .MuiButton-startIcon': { display: 'none' },
    '& .filters .MuiButton-startIcon': { margin: 0 },
    '& .end': { gap: theme.spacing(0.5) },
    '& .end .MuiButton-root': { paddingInline: theme.spacing(1) },
  },
  '& .conditions': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: theme.spacing(1.5),
    [MEDIA.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
}));
