import QueryIcon from '@mui/icons-material/ManageSearchOutlined';
import Button from '@mui/material/Button';
import { useStore } from 'zustand';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import type { CompareController } from '../compare/compare-controller.ts';
import { JSON_INDENTS } from '../constants.ts';
import { copy } from '../json/copy.ts';
import type { JsonController } from '../json/json-controller.ts';
import type { JsonAction } from '../json/json-state.ts';
import { Choice } from '../parts/Choice.tsx';
import { IndentSelect } from '../parts/IndentSelect.tsx';
import { ToolActions } from '../parts/ToolActions.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { QUERY_ID } from './more-tools.ts';

const NAMES: readonly JsonAction[] = ['format', 'minify', 'escape', 'unescape', 'validate'];
const ACTIONS = NAMES.map((name) => ({
  name,
  label: copy.toolbar.actions[name],
  ...(name === 'format' || name === 'minify' ? { shortcut: name } : {}),
}));

interface JsonToolbarProps {
  readonly controller: JsonController;
  readonly compare: CompareController;
}

export function JsonToolbar({ controller, compare }: JsonToolbarProps) {
  const isBlank = useStore(controller.store, (state) => state.isBlank);
  const indent = useStore(controller.store, (state) => state.indent);
  const sortsKeys = useStore(controller.store, (state) => state.sortsKeys);
  const isStrict = useStore(controller.store, (state) => state.isStrict);
  const isReading = useStore(controller.store, (state) => state.work !== null && state.work.name === null);

  return (
    <ToolActions
      label={copy.toolbar.label}
      actions={ACTIONS}
      isDisabled={isBlank || isReading}
      onAction={controller.run}
      choices={
        <>
          <IndentSelect value={indent} options={JSON_INDENTS} onChange={controller.setIndent} />
          <Choice label={copy.toolbar.sortKeys} isOn={sortsKeys} onChange={controller.setSorting} />
          <Choice
            label={copy.toolbar.strict}
            title={copy.toolbar.strictHint}
            isOn={isStrict}
            onChange={controller.setStrict}
          />
        </>
      }
    >
      <QueryToggle controller={controller} />
      <CompareToggle compare={compare} />
      <MoreMenu controller={controller} />
    </ToolActions>
  );
}

/** Opens and closes the panel of queries. */
function QueryToggle({ controller }: { readonly controller: JsonController }) {
  const isOpen = useStore(controller.store, ({ panel }) => panel === QUERY_ID);
  return (
    <Button
      size="small"
      startIcon={<QueryIcon />}
      aria-expanded={isOpen}
      onClick={() => controller.showPanel(isOpen ? null : QUERY_ID)}
    >
      {copy.toolbar.query}
    </Button>
  );
}
