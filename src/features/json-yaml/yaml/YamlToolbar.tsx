import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import ClearIcon from '@mui/icons-material/DeleteOutlined';
import OpenIcon from '@mui/icons-material/FolderOpenOutlined';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { copy as sharedCopy } from '../copy.ts';
import { IndentSelect } from '../parts/IndentSelect.tsx';
import { SuccessText } from '../parts/SuccessText.tsx';
import { ToolBar } from '../parts/ToolBar.tsx';
import { copy } from './copy.ts';
import { TemplateMenu } from './TemplateMenu.tsx';
import { clearInput, openFile, pasteInput } from './text-actions.ts';
import { useYamlState } from './use-yaml-controller.ts';
import type { YamlController } from './yaml-controller.ts';
import type { YamlAction } from './yaml-state.ts';

const ACTIONS: readonly YamlAction[] = ['format', 'compress', 'validate', 'convert'];
const OUTPUTS = ['yaml', 'json'] as const;

export function YamlToolbar({ controller }: { readonly controller: YamlController }) {
  const isBlank = useYamlState(controller, (state) => state.isBlank);
  const isReading = useYamlState(controller, (state) => state.work !== null && state.work.action === null);
  const success = useYamlState(controller, ({ notice }) => (notice?.kind === 'success' ? notice.text : null));

  return (
    <ToolBar role="group" aria-label={copy.toolbar.label}>
      {ACTIONS.map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === 'format' ? 'contained' : 'outlined'}
          title={action === 'convert' ? copy.toolbar.convertHint : undefined}
          disabled={isBlank || isReading}
          onClick={() => controller.run(action)}
        >
          {copy.toolbar.actions[action]}
        </Button>
      ))}
      <Choices controller={controller} />
      <SuccessText text={success} />
      <InputActions controller={controller} />
    </ToolBar>
  );
}

function InputActions({ controller }: { readonly controller: YamlController }) {
  return (
    <ButtonGroup>
      <TemplateMenu controller={controller} />
      <Button size="small" startIcon={<PasteIcon />} onClick={() => pasteInput(controller)}>
        {sharedCopy.toolbar.paste}
      </Button>
      <Button size="small" startIcon={<OpenIcon />} onClick={() => openFile(controller)}>
        {sharedCopy.toolbar.open}
      </Button>
      <Button size="small" startIcon={<ClearIcon />} onClick={() => clearInput(controller)}>
        {sharedCopy.toolbar.clear}
      </Button>
    </ButtonGroup>
  );
}

function Choices({ controller }: { readonly controller: YamlController }) {
  const language = useYamlState(controller, (state) => state.outputLanguage);
  const indent = useYamlState(controller, (state) => state.indent);
  const isFixing = useYamlState(controller, (state) => state.isFixing);
  return (
    <>
      <TextField
        select
        size="small"
        label={copy.toolbar.output}
        value={language}
        onChange={(event) => {
          const chosen = OUTPUTS.find((output) => output === event.target.value);
          if (chosen !== undefined) controller.setOutputLanguage(chosen);
        }}
      >
        {OUTPUTS.map((output) => (
          <MenuItem key={output} value={output}>
            {copy.toolbar.outputs[output]}
          </MenuItem>
        ))}
      </TextField>
      <IndentSelect value={indent} onChange={(spaces) => controller.setIndent(spaces)} />
      <Tooltip describeChild title={copy.toolbar.fixesHint}>
        <FormControlLabel
          control={
            <Switch size="small" checked={isFixing} onChange={(_event, checked) => controller.setFixing(checked)} />
          }
          label={copy.toolbar.fixes}
        />
      </Tooltip>
    </>
  );
}

/** Stays in one row where there is room for it. */
const ButtonGroup = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) }));
