import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { Permission } from '../../../core/contracts/admin-roles.ts';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { copy as codes } from '../codes/copy.ts';
import type { ListChange, ListState } from '../lists/model/list-state.ts';
import { copy } from './copy.ts';
import { type CodeFilter, listModules } from './model/filter-codes.ts';

interface CatalogFiltersProps {
  readonly permissions: readonly Permission[];
  readonly filters: ListState<CodeFilter>['filters'];
  readonly onChange: (change: ListChange<CodeFilter>) => void;
}

const words = copy.catalog;
/** As long as the server's other filters. */
const TEXT_LENGTH_MAX = 100;
/** No module has this name. */
const ALL = '*';

/** Narrows the list down by text and module. A word that an input method composes filters when it is complete. */
export function CatalogFilters({ permissions, filters, onChange }: CatalogFiltersProps) {
  const current = filters.text ?? '';
  const [text, setText] = useState(current);
  const [sent, setSent] = useState(current);
  // The address was changed elsewhere, such as by Back or by the button that clears the filters.
  if (current !== sent) {
    setSent(current);
    setText(current);
  }
  const send = (typed: string) => {
    setSent(typed);
    onChange({ kind: 'filters', filters: { text: typed } });
  };
  return (
    <Fields>
      <TextField
        size="small"
        type="search"
        label={words.text}
        value={text}
        onChange={({ target, nativeEvent }) => {
          setText(target.value);
          if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) send(target.value);
        }}
        onCompositionEnd={({ target }) => {
          if (target instanceof HTMLInputElement) send(target.value);
        }}
        slotProps={{ htmlInput: { maxLength: TEXT_LENGTH_MAX } }}
      />
      <SelectField
        label={words.module}
        value={filters.module ?? ALL}
        options={[
          { value: ALL, label: words.allModules },
          ...listModules(permissions).map((module) => ({ value: module, label: codes.module(module) })),
        ]}
        onChange={(module) => onChange({ kind: 'filters', filters: { module: module === ALL ? '' : module } })}
      />
    </Fields>
  );
}

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  flex: '1 1 320px',
  gap: theme.spacing(1),
  maxWidth: 520,
}));
