import CheckIcon from '@mui/icons-material/CheckOutlined';
import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { MenuButton } from '../../parts/MenuButton.tsx';
import { copy } from '../copy.ts';
import type { JsonController } from '../json-controller.ts';
import { MORE_TOOLS, type MoreTool, type SwitchTool } from './more-tools.ts';

/** The menu of the tools that are used less often than the actions of the toolbar. */
export function MoreMenu({ controller }: { readonly controller: JsonController }) {
  const use = (tool: MoreTool) => {
    if ('run' in tool) tool.run(controller);
    else if ('load' in tool) controller.showPanel(tool.id);
    else tool.choice.update((isOn) => !isOn);
  };
  return (
    <MenuButton label={copy.toolbar.more} icon={<MoreIcon />}>
      {(close) =>
        MORE_TOOLS.filter(({ applies }) => applies?.(controller.store.getState()) ?? true).map((tool) => {
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
        })
      }
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
