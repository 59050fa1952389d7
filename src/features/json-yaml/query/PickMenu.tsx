import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { MenuButton } from '../parts/MenuButton.tsx';

interface PickMenuProps {
  readonly label: string;
  readonly items: readonly { readonly query: string; readonly meaning: string | null }[];
  /** Takes the query over into the field, which then takes the focus. */
  readonly onPick: (query: string) => void;
}

/** A button with a list of queries to take over. */
export function PickMenu({ label, items, onPick }: PickMenuProps) {
  return (
    <MenuButton label={label} isDisabled={items.length === 0} movesFocus>
      {(close) =>
        items.map(({ query, meaning }) => (
          <Item
            key={query}
            onClick={() => {
              close();
              onPick(query);
            }}
          >
            <ListItemText primary={query} secondary={meaning} />
          </Item>
        ))
      }
    </MenuButton>
  );
}

const Item = styled(MenuItem)(({ theme }) => ({
  '& .MuiListItemText-primary': { ...theme.mono, fontSize: 13, whiteSpace: 'normal', overflowWrap: 'anywhere' },
}));
