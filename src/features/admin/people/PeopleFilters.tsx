import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { RoleChoice } from '../../../core/contracts/admin-people.ts';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { DayRangeFilter } from '../lists/DayRangeFilter.tsx';
import { TextFilter } from '../lists/TextFilter.tsx';
import { copy } from './copy.ts';
import { FILTER_LENGTH_MAX, type PeopleListState, TIME_FILTERS } from './model/people-list.ts';

interface PeopleFiltersProps {
  readonly filters: PeopleListState['filters'];
  readonly roles: readonly RoleChoice[];
  readonly onChange: (filters: PeopleListState['filters']) => void;
}

const words = copy.filters;
const ANY = { value: '', label: words.any };
const STATUSES = [
  ANY,
  { value: 'active', label: copy.statuses.active },
  { value: 'disabled', label: copy.statuses.disabled },
];

/** The filters of a list of accounts. Those by time are shown on request, and while one of them is set. */
export function PeopleFilters({ filters, roles, onChange }: PeopleFiltersProps) {
  const hasTimes = TIME_FILTERS.some((name) => filters[name] !== undefined);
  const [isOpen, setIsOpen] = useState(false);
  const areTimesShown = isOpen || hasTimes;
  const role = filters.role ?? '';
  return (
    <>
      <TextFilter
        label={words.text}
        value={filters.text ?? ''}
        lengthMax={FILTER_LENGTH_MAX}
        onChange={(text) => onChange({ text })}
      />
      <Choice>
        <SelectField
          label={words.role}
          value={role}
          options={toRoleOptions(roles, role)}
          onChange={(value) => onChange({ role: value })}
        />
      </Choice>
      <Choice>
        <SelectField
          label={words.status}
          value={STATUSES.some(({ value }) => value === filters.status) ? (filters.status ?? '') : ''}
          options={STATUSES}
          onChange={(status) => onChange({ status })}
        />
      </Choice>
      {!hasTimes && (
        <Toggle aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? words.less : words.more}
        </Toggle>
      )}
      {areTimesShown && (
        <Times>
          <DayRangeFilter
            label={words.created}
            from={filters.createdFrom}
            to={filters.createdTo}
            onChange={({ from, to }) => onChange({ createdFrom: from, createdTo: to })}
          />
          <DayRangeFilter
            label={words.lastLogin}
            from={filters.lastLoginFrom}
            to={filters.lastLoginTo}
            onChange={({ from, to }) => onChange({ lastLoginFrom: from, lastLoginTo: to })}
          />
        </Times>
      )}
    </>
  );
}

/** A role of a shared address stays selectable while the roles are not known. */
function toRoleOptions(roles: readonly RoleChoice[], chosen: string) {
  const known = roles.map(({ name, label }) => ({ value: name, label }));
  const isKnown = chosen === '' || known.some(({ value }) => value === chosen);
  return [ANY, ...known, ...(isKnown ? [] : [{ value: chosen, label: chosen }])];
}

const Choice = styled('div')({ '&&&': { flexBasis: 140 } });
const Toggle = styled(Button)({ '&&&': { flex: 'none', minWidth: 0, minHeight: 40 } });
const Times = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '&&&': { flex: '1 1 100%' },
  '& > *': { flex: '1 1 300px', maxWidth: 380 },
}));
