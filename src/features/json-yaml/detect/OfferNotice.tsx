import { OFFERED } from '../json/conversions.ts';
import { copy as jsonCopy } from '../json/copy.ts';
import type { JsonController } from '../json/json-controller.ts';
import { Offer } from '../parts/Offer.tsx';
import { formatTime } from '../value/time-text.ts';
import { copy } from './copy.ts';
import { runConversion } from './run-conversion.ts';
import type { Offered } from './use-offer.ts';

interface OfferNoticeProps {
  readonly controller: JsonController;
  readonly offer: Offered;
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
    <Offer
      words={words}
      isError={failed !== null}
      choices={OFFERED[kind].map((conversion) => ({
        label: copy.button(conversion, detection),
        onClick: () => void runConversion(controller, conversion).catch(controller.report),
      }))}
      close={copy.close}
      onClose={() => controller.store.setState({ detection: null })}
    />
  );
}
