import QueryIcon from '@mui/icons-material/ManageSearchOutlined';
import Button from '@mui/material/Button';
import { useStore } from 'zustand';
import { copy } from '../json/copy.ts';
import type { JsonController } from '../json/json-controller.ts';
import { QUERY_ID } from './more-tools.ts';

/** Opens and closes the panel of queries. */
export function QueryToggle({ controller }: { readonly controller: JsonController }) {
  const isOpen = useStore(controller.store, ({ panel }) => panel === QUERY_ID);
  return (
    <Button
      size="small"
      startIcon={<QueryIcon />}
      aria-expanded={isOpen}
      onClick={() => controller.showPanel(isOpen ? null : QUERY_ID)}
    >
      {copy.toolbar.query}
    </Button>
  );
}
