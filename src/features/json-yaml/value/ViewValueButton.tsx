import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useStore } from 'zustand';
import { viewerStore } from './viewer-store.ts';

/** Opens and closes the viewer of the selected value. */
export function ViewValueButton({ label, hint }: { readonly label: string; readonly hint: string }) {
  const { isOpen, open, close } = useStore(viewerStore);
  return (
    <Tooltip describeChild title={hint}>
      <Button size="small" startIcon={<ViewIcon />} aria-expanded={isOpen} onClick={isOpen ? close : open}>
        {label}
      </Button>
    </Tooltip>
  );
}
