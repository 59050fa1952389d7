import ExchangeIcon from '@mui/icons-material/SwapHorizOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useStore } from 'zustand';
import type { TextConversion } from '../../../bridges/yaml-bridge.ts';
import { listConversions } from './conversions.ts';
import { copy } from './copy.ts';
import type { YamlController } from './yaml-controller.ts';

interface ExchangeMenuProps {
  readonly controller: YamlController;
  readonly isDisabled: boolean;
}

/** Turns the input into another format: what fits the input, or everything while it has no signs of a format. */
export function ExchangeMenu({ controller, isDisabled }: ExchangeMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const format = useStore(controller.store, (state) => state.format);
  const id = useId();
  const isOpen = anchor !== null;
  const choose = (conversion: TextConversion) => {
    setAnchor(null);
    void controller.exchange(conversion);
  };
  return (
    <>
      <Button
        size="small"
        id={`${id}-button`}
        startIcon={<ExchangeIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={isDisabled}
        {...(isOpen ? { 'aria-controls': `${id}-menu` } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {copy.toolbar.exchange}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={isOpen}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {listConversions(format, controller.store.getState().indent).map((conversion) => (
          <MenuItem key={`${conversion.from} ${conversion.to}`} onClick={() => choose(conversion)}>
            {copy.exchange.entry(conversion.from, conversion.to)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
