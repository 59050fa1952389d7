import CloseIcon from '@mui/icons-material/CloseOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { EmojiText } from '../../../shared/ui/EmojiText.tsx';
import { OFFERED } from '../json/conversions.ts';
import { copy as jsonCopy } from '../json/copy.ts';
import type { JsonController } from '../json/json-controller.ts';
import { formatTime } from '../value/time-text.ts';
import { copy } from './copy.ts';
import { runConversion } from './run-conversion.ts';
import type { Offer } from './use-offer.ts';

interface OfferNoticeProps {
  readonly controller: JsonController;
  readonly offer: Offer;
}

/** Says what the input looks like, and offers to decode it or to open it where it belongs. */
export function OfferNotice({ controller, offer: { detection, failed } }: OfferNoticeProps) {
  const { kind, ms } = detection;
  const words =
    failed !== null
      ? copy.failed(jsonCopy.failed[failed], kind)
      : ms === undefined
        ? copy.offer(kind)
        : copy.timestamp(formatTime(ms, Date.now()));
  return (
    <Alert
      severity={failed === null ? 'info' : 'error'}
      role={failed === null ? 'status' : 'alert'}
      action={
        <>
          {OFFERED[kind].map((conversion) => (
            <Button
              key={conversion.by}
              size="small"
              color="inherit"
              onClick={() => void runConversion(controller, conversion).catch(controller.report)}
            >
              {copy.button(conversion, detection)}
            </Button>
          ))}
          <IconButton
            size="small"
            color="inherit"
            aria-label={copy.close}
            onClick={() => controller.store.setState({ detection: null })}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      }
    >
      <EmojiText text={words} />
    </Alert>
  );
}
