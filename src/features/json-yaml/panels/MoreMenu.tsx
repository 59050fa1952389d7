import CheckIcon from '@mui/icons-material/CheckOutlined';
import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { copy } from '../json/copy.ts';
import type { JsonController } from '../json/json-controller.ts';
import { MenuButton } from '../parts/MenuButton.tsx';
import { MORE_GROUPS, MORE_TOOLS, type MoreTool, type SwitchTool } from './more-tools.ts';

/** The menu of the tools that are used less often than the actions of the toolbar. */
export function MoreMenu({ controller }: { readonly controller: JsonController }) {
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
