import CloseIcon from '@mui/icons-material/CloseOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useStore } from 'zustand';
import { listConversions, toOtherFormat } from './conversions.ts';
import { copy } from './copy.ts';
import type { YamlController } from './yaml-controller.ts';

/** Offers to convert an input that looks like another format, until it is converted. */
export function FormatOffer({ controller }: { readonly controller: YamlController }) {
  const format = useStore(controller.store, (state) => toOtherFormat(state.format));
  const indent = useStore(controller.store, (state) => state.indent);
  const isNeeded = useStore(controller.store, ({ isBlank, isOfferClosed, output, isOutputStale }) => {
    return !isBlank && !isOfferClosed && (output?.action !== 'exchange' || isOutputStale);
  });
  if (format === null || !isNeeded) return null;
  const words = copy.exchange;
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <>
          {listConversions(format, indent).map((conversion) => (
            <Button
              key={conversion.to}
              size="small"
              color="inherit"
              onClick={() => void controller.exchange(conversion)}
            >
              {conversion.to !== 'properties' && words.convertTo(conversion.to)}
            </Button>
          ))}
          <IconButton size="small" color="inherit" aria-label={words.close} onClick={controller.closeOffer}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      }
    >
      {words.offer(format)}
    </Alert>
  );
}
