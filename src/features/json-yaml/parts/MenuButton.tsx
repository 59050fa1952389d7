import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { type ReactNode, useId, useState } from 'react';

interface MenuButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isDisabled?: boolean;
  /** The items, made when the menu opens; choosing one calls `close`. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button of the toolbar that opens a menu. */
export function MenuButton({ label, icon, isDisabled = false, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        id={`${id}-button`}
        startIcon={icon}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={isDisabled}
        {...(isOpen ? { 'aria-controls': `${id}-menu` } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {isOpen && children(close)}
      </Menu>
    </>
  );
}
