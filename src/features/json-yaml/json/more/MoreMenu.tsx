import CheckIcon from '@mui/icons-material/CheckOutlined';
import MoreIcon from '@mui/icons-material/MoreHorizOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { copy } from '../copy.ts';
import type { JsonController } from '../json-controller.ts';
import { MORE_TOOLS, type MoreTool, type SwitchTool } from './more-tools.ts';

/** The menu of the tools that are used less often than the actions of the toolbar. */
export function MoreMenu({ controller }: { readonly controller: JsonController }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const state = useStore(controller.store);
  const id = useId();
  const isOpen = anchor !== null;
  const tools = MORE_TOOLS.filter(({ applies }) => applies === undefined || applies(state));
  const choose = (tool: MoreTool) => {
    setAnchor(null);
    if ('run' in tool) tool.run(controller);
    else if ('load' in tool) controller.showPanel(tool.id);
    else tool.choice.update((isOn) => !isOn);
  };
  if (tools.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        id={`${id}-button`}
        startIcon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': `${id}-menu` } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {copy.toolbar.more}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={isOpen}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {tools.map((tool) =>
          'choice' in tool ? (
            <SwitchItem key={tool.id} tool={tool} onClick={() => choose(tool)} />
          ) : (
            <MenuItem key={tool.id} onClick={() => choose(tool)}>
              {tool.label}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
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
