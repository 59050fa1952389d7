import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

interface PickMenuProps {
  readonly label: string;
  readonly items: readonly { readonly query: string; readonly meaning: string | null }[];
  readonly onPick: (query: string) => void;
}

/** A button with a list of queries to take over. */
export function PickMenu({ label, items, onPick }: PickMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const isOpen = anchor !== null;
  return (
    <>
      <Button
        size="small"
        id={`${id}-button`}
        disabled={items.length === 0}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': `${id}-menu` } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={isOpen}
        // The field takes the focus instead.
        disableRestoreFocus
        onClose={() => {
          anchor?.focus();
          setAnchor(null);
        }}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {items.map(({ query, meaning }) => (
          <Item
            key={query}
            onClick={() => {
              setAnchor(null);
              onPick(query);
            }}
          >
            <ListItemText primary={query} secondary={meaning} />
          </Item>
        ))}
      </Menu>
    </>
  );
}

const Item = styled(MenuItem)(({ theme }) => ({
  '& .MuiListItemText-primary': { ...theme.mono, fontSize: 13, whiteSpace: 'normal', overflowWrap: 'anywhere' },
}));
