import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { copy } from './copy.ts';

type Indent = number | 'tab';

interface IndentSelectProps<Choice extends Indent> {
  readonly value: Choice;
  readonly options: readonly Choice[];
  readonly onChange: (indent: Choice) => void;
}

/** Chooses the indent per level: a number of spaces, or one tab. */
export function IndentSelect<Choice extends Indent>({ value, options, onChange }: IndentSelectProps<Choice>) {
  return (
    <SelectField
      label={copy.toolbar.indent}
      value={String(value)}
      options={options.map((indent) => ({
        value: String(indent),
        label: indent === 'tab' ? copy.toolbar.indentTab : copy.toolbar.indentValue(indent),
      }))}
      onChange={(chosen) => {
        const indent = options.find((option) => String(option) === chosen);
        if (indent !== undefined) onChange(indent);
      }}
    />
  );
}
