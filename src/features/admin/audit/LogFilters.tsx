import { styled } from '@mui/material/styles';
import { SelectField, type SelectOption } from '../../../shared/ui/SelectField.tsx';
import { DayRangeFilter } from '../lists/DayRangeFilter.tsx';
import { TextFilter } from '../lists/TextFilter.tsx';
import { FILTER_LENGTH_MAX } from './model/audit-list.ts';

type Filters<Name extends string> = Readonly<Partial<Record<Name | 'from' | 'to', string>>>;

interface LogFiltersProps<Name extends string> {
  readonly words: Readonly<Record<Name | 'time', string>>;
  /** In their order. A filter with options is a choice; any other one is a text. */
  readonly fields: readonly { readonly name: Name; readonly options?: readonly SelectOption<string>[] }[];
  readonly filters: Filters<Name>;
  readonly onChange: (filters: Filters<Name>) => void;
}

/** The filters of a log: texts and choices, and the days at the end. */
export function LogFilters<Name extends string>({ words, fields, filters, onChange }: LogFiltersProps<Name>) {
  const { from, to }: Filters<never> = filters;
  const set = (name: Name) => (text: string) => onChange({ [name]: text } as Filters<Name>);
  return (
    <>
      {fields.map(({ name, options }) => {
        const field = { label: words[name], value: filters[name] ?? '', onChange: set(name) };
        if (options === undefined) return <TextFilter key={name} {...field} lengthMax={FILTER_LENGTH_MAX} />;
        // A damaged address may have another value.
        const value = options.some((option) => option.value === field.value) ? field.value : '';
        return (
          <div key={name}>
            <SelectField {...field} value={value} options={options} />
          </div>
        );
      })}
      <Times>
        <DayRangeFilter label={words.time} from={from} to={to} onChange={(days) => onChange(days as Filters<Name>)} />
      </Times>
    </>
  );
}

const Times = styled('div')({ '&&&': { flex: '1 1 300px', maxWidth: 380 } });
