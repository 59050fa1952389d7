import CloseIcon from '@mui/icons-material/CloseOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useStore } from 'zustand';
import { isForJsonTool } from '../json/conversions.ts';
import { openInJson } from '../open-in-json.ts';
import type { YamlController } from '../yaml/yaml-controller.ts';
import { copy } from './copy.ts';

/** Offers to open an input of the YAML tool in the JSON tool, which decodes or repairs it. */
export function JsonToolOffer({ controller }: { readonly controller: YamlController }) {
  const kind = useStore(controller.store, (state) => state.kind);
  const isWanted = useStore(controller.store, ({ isBlank, isOfferClosed }) => !isBlank && !isOfferClosed);
  if (kind === null || !isWanted || !isForJsonTool(kind)) return null;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <>
          <Button size="small" color="inherit" onClick={() => void openInJson(controller.inputText())}>
            {copy.openInJson}
          </Button>
          <IconButton size="small" color="inherit" aria-label={copy.close} onClick={controller.closeOffer}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      }
    >
      {copy.offer(kind)}
    </Alert>
  );
}
