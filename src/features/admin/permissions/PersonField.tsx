import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { copy as shared } from '../../../shared/copy.ts';
import { useAdmin } from '../access/admin-context.ts';
import { copy } from './copy.ts';
import { type FoundPerson, usePersonSearch } from './use-person-search.ts';

interface PersonFieldProps {
  readonly person: FoundPerson | null;
  readonly onChoose: (person: FoundPerson | null) => void;
}

const words = copy.why;
/** As long as the server's filter. */
const TEXT_LENGTH_MAX = 100;

/** Finds a person by name or address while one types. */
export function PersonField({ person, onChoose }: PersonFieldProps) {
  const canSearch = useAdmin().can('ADMIN:USER:VIEW');
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [isComposing, setIsComposing] = useState(false);
  const [searched, setSearched] = useState('');
  const { people, isSearching, hasFailed } = usePersonSearch(searched, isOpen);
  const search = (text: string) => {
    setTyped(text);
    setSearched(text.trim());
  };
  return (
    <Autocomplete
      {...shared.autocomplete}
      value={person}
      open={isOpen}
      onOpen={() => {
        setSearched('');
        setIsOpen(true);
      }}
      onClose={() => setIsOpen(false)}
      inputValue={typed}
      onInputChange={(_event, text, cause) => {
        if (cause !== 'input') setTyped(text);
        else if (isComposing) setTyped(text);
        else search(text);
      }}
      onChange={(_event, chosen) => onChoose(chosen)}
      options={people}
      // The server has filtered already.
      filterOptions={(options) => options}
      groupBy={({ kind }) => words[kind]}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ username }) => username}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      loading={isSearching}
      loadingText={words.searching}
      noOptionsText={hasFailed ? words.searchFailed : words.noPeople}
      disabled={!canSearch}
      renderOption={({ key, ...props }, { username, email }) => (
        <Option key={key} {...props}>
          {username} <span>{email}</span>
        </Option>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={words.user}
          helperText={canSearch ? (person?.email ?? words.userHint) : words.noUserRight}
          onCompositionStart={() => setIsComposing(true)}
          onCompositionEnd={({ target }) => {
            setIsComposing(false);
            if (target instanceof HTMLInputElement) search(target.value);
          }}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: TEXT_LENGTH_MAX },
          }}
        />
      )}
    />
  );
}

const Option = styled('li')(({ theme }) => ({
  '&.MuiAutocomplete-option': { flexWrap: 'wrap', columnGap: theme.spacing(1), overflowWrap: 'anywhere' },
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
