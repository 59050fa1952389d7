import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import ClearIcon from '@mui/icons-material/DeleteOutlined';
import OpenIcon from '@mui/icons-material/FolderOpenOutlined';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import type { CompareController } from '../compare/compare-controller.ts';
import { copy } from '../copy.ts';
import { IndentSelect } from '../parts/IndentSelect.tsx';
import { clearInput, pasteInput, pickJsonFile } from '../parts/input-actions.ts';
import { SuccessText } from '../parts/SuccessText.tsx';
import { ToolBar } from '../parts/ToolBar.tsx';
import type { JsonController } from './json-controller.ts';
import type { JsonAction } from './json-state.ts';
import { useJsonState } from './use-json-controller.ts';

const ACTIONS: readonly JsonAction[] = ['format', 'minify', 'escape', 'unescape', 'validate'];

interface JsonToolbarProps {
  readonly controller: JsonController;
  readonly compare: CompareController;
}

export function JsonToolbar({ controller, compare }: JsonToolbarProps) {
  const isBlank = useJsonState(controller, (state) => state.isBlank);
  const indent = useJsonState(controller, (state) => state.indent);
  const sortsKeys = useJsonState(controller, (state) => state.sortsKeys);
  const isReading = useJsonState(controller, (state) => state.work !== null && state.work.action === null);
  const success = useJsonState(controller, ({ notice }) => (notice?.kind === 'success' ? notice.text : null));

  return (
    <ToolBar role="group" aria-label={copy.toolbar.label}>
      {ACTIONS.map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === 'format' ? 'contained' : 'outlined'}
          disabled={isBlank || isReading}
          onClick={() => controller.run(action)}
        >
          {copy.toolbar.actions[action]}
        </Button>
      ))}
      <IndentSelect value={indent} onChange={(spaces) => controller.setIndent(spaces)} />
      <FormControlLabel
        label={copy.toolbar.sortKeys}
        control={
          <Switch size="small" checked={sortsKeys} onChange={(event) => controller.setSorting(event.target.checked)} />
        }
      />
      <SuccessText text={success} />
      <Button size="small" startIcon={<PasteIcon />} onClick={() => pasteInput(controller)}>
        {copy.toolbar.paste}
      </Button>
      <Button size="small" startIcon={<OpenIcon />} onClick={() => pickJsonFile(controller)}>
        {copy.toolbar.open}
      </Button>
      <Button size="small" startIcon={<ClearIcon />} onClick={() => clearInput(controller)}>
        {copy.toolbar.clear}
      </Button>
      <CompareToggle compare={compare} />
    </ToolBar>
  );
}
