import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import ClearIcon from '@mui/icons-material/DeleteOutlined';
import OpenIcon from '@mui/icons-material/FolderOpenOutlined';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import type { CompareSession } from '../compare/compare-session.ts';
import { copy } from '../copy.ts';
import { IndentSelect } from '../parts/IndentSelect.tsx';
import { SuccessText } from '../parts/SuccessText.tsx';
import { ToolBar } from '../parts/ToolBar.tsx';
import { clearInput, pasteInput, pickJsonFile } from './input-actions.ts';
import type { JsonSession } from './json-session.ts';
import type { JsonAction } from './json-state.ts';
import { useJsonState } from './use-json-session.ts';

const ACTIONS: readonly JsonAction[] = ['format', 'minify', 'escape', 'unescape', 'validate'];

interface JsonToolbarProps {
  readonly session: JsonSession;
  readonly compare: CompareSession;
}

export function JsonToolbar({ session, compare }: JsonToolbarProps) {
  const isBlank = useJsonState(session, (state) => state.isBlank);
  const indent = useJsonState(session, (state) => state.indent);
  const sortsKeys = useJsonState(session, (state) => state.sortsKeys);
  const isReading = useJsonState(session, (state) => state.work !== null && state.work.action === null);
  const success = useJsonState(session, ({ notice }) => (notice?.kind === 'success' ? notice.text : null));

  return (
    <ToolBar role="group" aria-label={copy.toolbar.label}>
      {ACTIONS.map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === 'format' ? 'contained' : 'outlined'}
          disabled={isBlank || isReading}
          onClick={() => session.run(action)}
        >
          {copy.toolbar.actions[action]}
        </Button>
      ))}
      <IndentSelect value={indent} onChange={(spaces) => session.setIndent(spaces)} />
      <FormControlLabel
        label={copy.toolbar.sortKeys}
        control={
          <Switch size="small" checked={sortsKeys} onChange={(event) => session.setSorting(event.target.checked)} />
        }
      />
      <SuccessText text={success} />
      <Button size="small" startIcon={<PasteIcon />} onClick={() => pasteInput(session)}>
        {copy.toolbar.paste}
      </Button>
      <Button size="small" startIcon={<OpenIcon />} onClick={() => pickJsonFile(session)}>
        {copy.toolbar.open}
      </Button>
      <Button size="small" startIcon={<ClearIcon />} onClick={() => clearInput(session)}>
        {copy.toolbar.clear}
      </Button>
      <CompareToggle compare={compare} />
    </ToolBar>
  );
}
