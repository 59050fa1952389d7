import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useStore } from 'zustand';
import { IndentSelect } from '../parts/IndentSelect.tsx';
import { type ToolAction, ToolActions } from '../parts/ToolActions.tsx';
import { copy } from './copy.ts';
import { TemplateMenu } from './TemplateMenu.tsx';
import type { YamlController } from './yaml-controller.ts';
import type { YamlAction } from './yaml-state.ts';

const WORDS = copy.toolbar;
const ACTIONS: readonly ToolAction<YamlAction>[] = [
  { name: 'format', label: WORDS.actions.format, shortcut: 'format' },
  { name: 'compress', label: WORDS.actions.compress, shortcut: 'minify' },
  { name: 'validate', label: WORDS.actions.validate },
  { name: 'convert', label: WORDS.actions.convert, hint: WORDS.convertHint },
];
const OUTPUTS = ['yaml', 'json'] as const;

export function YamlToolbar({ controller }: { readonly controller: YamlController }) {
  const isBlank = useStore(controller.store, (state) => state.isBlank);
  const isReading = useStore(controller.store, (state) => state.work !== null && state.work.name === null);
  return (
    <ToolActions
      label={WORDS.label}
      actions={ACTIONS}
      isDisabled={isBlank || isReading}
      onAction={controller.run}
      choices={<Choices controller={controller} />}
    >
      <TemplateMenu controller={controller} />
    </ToolActions>
  );
}

function Choices({ controller }: { readonly controller: YamlController }) {
  const language = useStore(controller.store, (state) => state.outputLanguage);
  const indent = useStore(controller.store, (state) => state.indent);
  const isFixing = useStore(controller.store, (state) => state.isFixing);
  return (
    <>
      <TextField
        select
        size="small"
        label={WORDS.output}
        value={language}
        onChange={(event) => {
          const chosen = OUTPUTS.find((output) => output === event.target.value);
          if (chosen !== undefined) controller.setOutputLanguage(chosen);
        }}
      >
        {OUTPUTS.map((output) => (
          <MenuItem key={output} value={output}>
            {WORDS.outputs[output]}
          </MenuItem>
        ))}
      </TextField>
      <IndentSelect value={indent} onChange={controller.setIndent} />
      <Tooltip describeChild title={WORDS.fixesHint}>
        <FormControlLabel
          control={
            <Switch size="small" checked={isFixing} onChange={(_event, checked) => controller.setFixing(checked)} />
          }
          label={WORDS.fixes}
        />
      </Tooltip>
    </>
  );
}
