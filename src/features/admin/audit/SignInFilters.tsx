import { styled } from '@mui/material/styles';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { DayRangeFilter } from '../lists/DayRangeFilter.tsx';
import { TextFilter } from '../lists/TextFilter.tsx';
import { copy } from './copy.ts';
import { FILTER_LENGTH_MAX } from './model/audit-list.ts';
import type { SignInListState } from './model/sign-in-list.ts';

interface SignInFiltersProps {
  readonly filters: SignInListState['filters'];
  readonly onChange: (filters: SignInListState['filters']) => void;
}

const words = copy.signIns.filters;

export function SignInFilters({ filters, onChange }: SignInFiltersProps) {
  const { account = '', result = '', address = '', from, to } = filters;
  return (
    <>
      <TextFilter
        label={words.account}
        value={account}
        lengthMax={FILTER_LENGTH_MAX}
        onChange={(text) => onChange({ account: text })}
      />
      <div>
        <SelectField
          label={words.result}
          // A damaged address may have another one.
          value={words.results.some(({ value }) => value === result) ? result : ''}
          options={words.results}
          onChange={(value) => onChange({ result: value })}
        />
      </div>
      <TextFilter
        label={words.address}
        value={address}
        lengthMax={FILTER_LENGTH_MAX}
        onChange={(text) => onChange({ address: text })}
      />
      <Times>
        <DayRangeFilter label={words.time} from={from} to={to} onChange={onChange} />
      </Times>
    </>
  );
}

const Times = styled('div')({ '&&&': { flex: '1 1 300px', maxWidth: 380 } });
