import RunIcon from '@mui/icons-material/DataObjectOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { jsonTypesTool, type ShapeFacts, type TypeLanguage } from '../../../bridges/json-types-bridge.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { isComposing } from '../../../shared/ime.ts';
import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';
import type { JsonController } from '../json/json-controller.ts';
import { copy } from './copy.ts';
import { generateText } from './generate-text.ts';
import { PanelRows } from './PanelRows.tsx';

/** Types of a programming language for the input, which become the output. */
export function TypesPanel({ controller }: { readonly controller: JsonController }) {
  const language = typeLanguage.useValue();
  const [rootName, setRootName] = useState('Root');
  const [lombok, setLombok] = useState(true);
  const [pydantic, setPydantic] = useState(true);
  const [facts, setFacts] = useState<ShapeFacts | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const run = () => {
    setFacts(null);
    const options = { language, rootName, lombok, pydantic };
    const print = (source: Blob, signal: AbortSignal) => jsonTypesTool.printTypes(source, options, signal);
    const generation = { name: 'types', language: 'text', extension: EXTENSIONS[language], print } as const;
    generateText(controller, generation).then(setFacts, controller.report);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    run();
  };
  const words = facts === null ? [] : copy.facts(facts);
  return (
    <PanelRows>
      <div className="row">
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          aria-label={copy.language}
          onChange={(_event, next: TypeLanguage | null) => next !== null && typeLanguage.update(() => next)}
        >
          {LANGUAGES.map((each) => (
            <ToggleButton key={each} value={each}>
              {copy.languages[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TextField
          size="small"
          label={copy.rootName}
          value={rootName}
          inputRef={field}
          onChange={({ target }) => setRootName(target.value)}
          onKeyDown={onKeyDown}
        />
        {language === 'java' && <Option label={copy.lombok} isOn={lombok} onChange={setLombok} />}
        {language === 'python' && <Option label={copy.pydantic} isOn={pydantic} onChange={setPydantic} />}
        <Button variant="contained" startIcon={<RunIcon />} onClick={run}>
          {copy.run}
        </Button>
      </div>
      <p role="status">{words.length === 0 ? copy.hint : words.join(copy.join)}</p>
    </PanelRows>
  );
}

interface OptionProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Option({ label, isOn, onChange }: OptionProps) {
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox size="small" checked={isOn} onChange={({ target }) => onChange(target.checked)} />}
    />
  );
}

const LANGUAGES = Object.keys(copy.languages) as TypeLanguage[];

/** Extensions of the files of a language, without a dot. */
const EXTENSIONS: Readonly<Record<TypeLanguage, string>> = {
  typescript: 'ts',
  java: 'java',
  go: 'go',
  python: 'py',
  csharp: 'cs',
  kotlin: 'kt',
};

/** The language that the visitor chose last. */
const typeLanguage = createPersistedStore<TypeLanguage>({
  key: STORAGE_KEYS.jsonTypeLanguage,
  parse: (text) => LANGUAGES.find((language) => language === text) ?? null,
  initial: 'typescript',
  format: (language) => language,
});
