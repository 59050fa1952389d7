import CheckIcon from '@mui/icons-material/CheckOutlined';
import QueryIcon from '@mui/icons-material/ManageSearchOutlined';
import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useStore } from 'zustand';
import { CompareToggle } from '../compare/CompareToggle.tsx';
import type { CompareProps } from '../compare/compare-controller.ts';
import { JSON_INDENTS } from '../constants.ts';
import { copy } from '../json/copy.ts';
import type { JsonController } from '../json/json-controller.ts';
import type { JsonAction } from '../json/json-state.ts';
import { Choice } from '../parts/Choice.tsx';
import { IndentSelect } from '../parts/IndentSelect.tsx';
import { MenuButton } from '../parts/MenuButton.tsx';
import { ToolActions } from '../parts/ToolActions.tsx';
import { MORE_GROUPS, MORE_TOOLS, type MoreTool, QUERY_ID, type SwitchTool } from './more-tools.ts';

const NAMES: readonly JsonAction[] = ['format', 'minify', 'escape', 'unescape', 'validate'];
const ACTIONS = NAMES.map((name) => ({
  name,
  label: copy.toolbar.actions[name],
  ...(name === 'format' || name === 'minify' ? { shortcut: name } : {}),
}));

export function JsonToolbar({ controller, compare }: CompareProps) {
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

/** The menu of the tools that are used less often than the actions of the toolbar. */
function MoreMenu({ controller }: { readonly controller: JsonController }) {
  const use = (tool: MoreTool) => {
    if ('run' in tool) tool.run(controller);
    else if ('load' in tool) controller.showPanel(tool.id);
    else tool.choice.update((isOn) => !isOn);
  };
  return (
    <MenuButton label={copy.toolbar.more} icon={<MoreIcon />}>
      {(close) => {
        const state = controller.store.getState();
        const tools = MORE_TOOLS.filter(({ applies }) => applies?.(state) ?? true);
        const toItem = (tool: MoreTool) => {
          const choose = () => {
            close();
            use(tool);
          };
          return 'choice' in tool ? (
            <SwitchItem key={tool.id} tool={tool} onClick={choose} />
          ) : (
            <MenuItem key={tool.id} onClick={choose}>
              {tool.label}
            </MenuItem>
          );
        };
        return MORE_GROUPS.flatMap((group) => [
          <GroupName key={`group-${group}`} aria-hidden="true">
            {copy.toolbar.groups[group]}
          </GroupName>,
          ...tools.filter((tool) => tool.group === group).map(toItem),
        ]);
      }}
    </MenuButton>
  );
}

/** The menu moves the focus by properties that it gives to its items. */
function SwitchItem({ tool, ...props }: MenuItemProps & { readonly tool: SwitchTool }) {
  const isOn = tool.choice.useValue();
  return (
    <MenuItem {...props} role="menuitemcheckbox" aria-checked={isOn}>
      {tool.label}
      <CheckIcon fontSize="small" aria-hidden="true" sx={{ marginInlineStart: 1, opacity: isOn ? 1 : 0 }} />
    </MenuItem>
  );
}

const GroupName = styled(ListSubheader)(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(0.75, 2, 0.25),
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));
