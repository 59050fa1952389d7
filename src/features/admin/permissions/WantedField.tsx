import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useMemo, useState } from 'react';
import { PERMISSION_CALLS } from '../../../core/contracts/admin-roles.ts';
import { copy as shared } from '../../../shared/copy.ts';
import { useAdminQuery } from '../api/use-admin-query.ts';
import { useRoleLabels } from '../codes/use-role-labels.ts';
import { CODE_LENGTH_MAX } from './code-field-checks.ts';
import { copy } from './copy.ts';
import { listWantedOptions, toWanted, type WantedOption } from './model/wanted-options.ts';

interface WantedFieldProps {
  /** Empty while nothing is chosen. */
  readonly wanted: string;
  readonly onChoose: (wanted: string) => void;
}

const words = copy.why;
const GROUPS = { code: words.codes, rank: words.ranks } as const;
const filterOptions = createFilterOptions<WantedOption>({
  limit: 100,
  stringify: ({ value, label }) => `${value} ${label}`,
});

/** Chooses a permission code or a rank. A code that is not in the list can be typed. */
export function WantedField({ wanted, onChoose }: WantedFieldProps) {
  const { data } = useAdminQuery(PERMISSION_CALLS.list, {});
  const labels = useRoleLabels();
  const [typed, setTyped] = useState(wanted);
  const [shown, setShown] = useState(wanted);
  const options = useMemo(
    () => listWantedOptions(data?.permissions ?? [], (role) => words.rankLabel(labels.get(role) ?? role)),
    [data, labels],
  );
  // The address was changed elsewhere, such as by Back.
  if (wanted !== shown) {
    setShown(wanted);
    setTyped(wanted);
  }
  const choose = (text: string) => {
    const chosen = toWanted(text);
    setTyped(chosen);
    setShown(chosen);
    if (chosen !== wanted) onChoose(chosen);
  };
  return (
    <Autocomplete
      {...shared.autocomplete}
      freeSolo
      value={options.find(({ value }) => value === wanted) ?? (wanted === '' ? null : wanted)}
      inputValue={typed}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, chosen) => choose(typeof chosen === 'string' ? chosen : (chosen?.value ?? ''))}
      onBlur={() => choose(typed)}
      options={options}
      filterOptions={filterOptions}
      groupBy={({ kind }) => GROUPS[kind]}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.value)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.value)}
      renderOption={({ key, ...props }, { value, label }) => (
        <Option key={key} {...props}>
          <code>{value}</code> <span>{label}</span>
        </Option>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={words.wanted}
          helperText={options.find(({ value }) => value === wanted)?.label ?? words.wantedHint}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: CODE_LENGTH_MAX, spellCheck: false },
          }}
        />
      )}
    />
  );
}

const Option = styled('li')(({ theme }) => ({
  '&.MuiAutocomplete-option': { flexWrap: 'wrap', columnGap: theme.spacing(1) },
  '& code': { ...theme.mono, overflowWrap: 'anywhere' },
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
