import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { LIST_SORTS, LIST_TOOLS_MIN_COUNT } from '../constants.ts';
import type { ListView } from '../model/list-view.ts';
import type { Inspiration } from '../model/records.ts';
import { copy } from '../words.ts';

interface ListToolsProps {
  /** Null while they are read. */
  readonly goals: readonly Inspiration[] | null;
  readonly view: ListView;
  readonly onShow: (view: ListView) => void;
}

const words = copy.list;
const SORTS = LIST_SORTS.map((value) => ({ value, label: words.sorts[value] }));

/** Search and order of the goals, where there are more than fit a glance. */
export function ListTools({ goals, view, onShow }: ListToolsProps) {
  // The address follows in a transition, which must not hold up a word that is being composed.
  const [term, setTerm] = useState(view.term);
  const [last, setLast] = useState(view.term);
  if (view.term !== last) {
    setLast(view.term);
    if (view.term === '') setTerm('');
  }
  const isPlain = view.term === '' && view.sort === 'created';
  if (isPlain && (goals === null || goals.length < LIST_TOOLS_MIN_COUNT)) return null;
  return (
    <Root>
      <TextField
        size="small"
        type="search"
        placeholder={words.search}
        value={term}
        onChange={({ target }) => {
          setTerm(target.value);
          onShow({ ...view, term: target.value, page: 1 });
        }}
        slotProps={{
          htmlInput: { 'aria-label': words.search },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <SelectField
        label={words.sort}
        value={view.sort}
        options={SORTS}
        onChange={(sort) => onShow({ ...view, sort, page: 1 })}
      />
    </Root>
  );
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 320px) 140px',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
}));
