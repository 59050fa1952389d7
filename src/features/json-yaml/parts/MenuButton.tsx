import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { type ReactNode, useId, useState } from 'react';

interface MenuButtonProps {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
  /** A chosen item moves the focus itself. */
  readonly movesFocus?: boolean;
  /** The items, made while the menu is in view; choosing one calls `close`. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button of the toolbar that opens a menu. */
export function MenuButton({ label, icon, isDisabled = false, movesFocus = false, children }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** Until the closed menu has faded out. */
  const [hasItems, setHasItems] = useState(false);
  const id = useId();
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);
  const dismiss = () => {
    if (movesFocus) anchor?.focus();
    close();
  };
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
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setHasItems(true);
        }}
      >
        {label}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={isOpen}
        onClose={dismiss}
        disableRestoreFocus={movesFocus}
        slotProps={{
          list: { 'aria-labelledby': `${id}-button` },
          transition: { onExited: () => setHasItems(false) },
        }}
      >
        {hasItems && children(close)}
      </Menu>
    </>
  );
}
