import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useStore } from 'zustand';
import { INDENT_SPACES } from '../constants.ts';
import { IndentSelect } from '../parts/IndentSelect.tsx';
import { InputButtons } from '../parts/InputButtons.tsx';
import { type ToolAction, ToolActions } from '../parts/ToolActions.tsx';
import { copy } from './copy.ts';
import { TemplateMenu } from './TemplateMenu.tsx';
import type { YamlController } from './yaml-controller.ts';
import type { YamlAction } from './yaml-state.ts';

const WORDS = copy.toolbar;
const ACTIONS: readonly ToolAction<YamlAction>[] = [
  { name: 'format', label: WORDS.actions.format },
  { name: 'compress', label: WORDS.actions.compress },
  { name: 'validate', label: WORDS.actions.validate },
  { name: 'convert', label: WORDS.actions.convert, hint: WORDS.convertHint },
];
const OUTPUTS = ['yaml', 'json'] as const;

export function YamlToolbar({ controller }: { readonly controller: YamlController }) {
  const isBlank = useStore(controller.store, (state) => state.isBlank);
  const isReading = useStore(controller.store, (state) => state.work !== null && state.work.name === null);
  const success = useStore(controller.store, ({ notice }) => (notice?.kind === 'success' ? notice.text : null));
  return (
    <ToolActions
      label={WORDS.label}
      actions={ACTIONS}
      isDisabled={isBlank || isReading}
      onAction={controller.run}
      success={success}
      choices={<Choices controller={controller} />}
    >
      <ButtonGroup>
        <TemplateMenu controller={controller} />
        <InputButtons controller={controller} />
      </ButtonGroup>
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
      <IndentSelect value={indent} options={INDENT_SPACES.options} onChange={controller.setIndent} />
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

/** Stays in one row where there is room for it. */
const ButtonGroup = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));
