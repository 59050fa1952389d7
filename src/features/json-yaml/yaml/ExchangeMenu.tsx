import ExchangeIcon from '@mui/icons-material/SwapHorizOutlined';
import MenuItem from '@mui/material/MenuItem';
import { MenuButton } from '../parts/MenuButton.tsx';
import { listConversions } from './conversions.ts';
import { copy } from './copy.ts';
import type { YamlController } from './yaml-controller.ts';

interface ExchangeMenuProps {
  readonly controller: YamlController;
  readonly isDisabled: boolean;
}

/** Turns the input into another format: what fits the input, or everything while it has no signs of a format. */
export function ExchangeMenu({ controller, isDisabled }: ExchangeMenuProps) {
  const list = () => {
    const { format, indent } = controller.store.getState();
    return listConversions(format, indent);
  };
  return (
    <MenuButton label={copy.toolbar.exchange} icon={<ExchangeIcon />} isDisabled={isDisabled}>
      {(close) =>
        list().map((conversion) => (
          <MenuItem
            key={`${conversion.from} ${conversion.to}`}
            onClick={() => {
              close();
              void controller.exchange(conversion);
            }}
          >
            {copy.exchange.entry(conversion.from, conversion.to)}
          </MenuItem>
        ))
      }
    </MenuButton>
  );
}
