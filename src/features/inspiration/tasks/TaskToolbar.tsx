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
import { type RefObject, useState } from 'react';
import { MEDIA } from '../../../shared/look/media.ts';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { MILESTONE_TYPES, PRIORITIES, TASK_STATUSES } from '../constants.ts';
import { copy } from '../copy.ts';
import { NO_FILTER, type TaskFilter } from '../model/task-rows.ts';

interface TaskToolbarProps {
  readonly filter: TaskFilter;
  /** Labels that tasks use. */
  readonly labels: readonly string[];
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly onFilter: (filter: TaskFilter) => void;
  readonly onAdd: () => void;
  readonly onOutline: () => void;
}

const words = copy.tasks;
/** Value of a select field for "no condition". */
const ANY = '';

/** Search, filters and adding. */
export function TaskToolbar({ filter, labels, searchField, onFilter, onAdd, onOutline }: TaskToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  const { term, ...conditions } = filter;
  const conditionCount = Object.values(conditions).filter((value) => value !== null).length;
  return (
    <Toolbar>
      <div className="line">
        <TextField
          className="search"
          size="small"
          type="text"
          placeholder={words.search}
          value={term}
          inputRef={searchField}
          onChange={({ target }) => onFilter({ ...filter, term: target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && term !== '') onFilter({ ...filter, term: '' });
          }}
          slotProps={{
            htmlInput: { 'aria-label': words.search },
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
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {words.filters}
        </Button>
        <span className="end">
          <Button onClick={onOutline}>{words.outline.open}</Button>
          <Button variant="contained" startIcon={<AddIcon />} onClick={onAdd}>
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
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(2),
  '& .line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '& .search': { flex: '1 1 200px', maxWidth: 360, [MEDIA.phone]: { flexBasis: '100%', maxWidth: 'none' } },
  '& .end': { display: 'flex', gap: theme.spacing(1), marginInlineStart: 'auto' },
  '& .conditions': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: theme.spacing(1.5),
    [MEDIA.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
}));
