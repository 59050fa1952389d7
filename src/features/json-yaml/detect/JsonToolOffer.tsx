import { useStore } from 'zustand';
import { isForJsonTool } from '../json/conversions.ts';
import { openInJson } from '../open-in-json.ts';
import { Offer } from '../parts/Offer.tsx';
import type { YamlController } from '../yaml/yaml-controller.ts';
import { copy } from './copy.ts';

/** Offers to open an input of the YAML tool in the JSON tool, which decodes or repairs it. */
export function JsonToolOffer({ controller }: { readonly controller: YamlController }) {
  const kind = useStore(controller.store, (state) => state.kind);
  const isWanted = useStore(controller.store, ({ isBlank, isOfferClosed }) => !isBlank && !isOfferClosed);
  if (kind === null || !isWanted || !isForJsonTool(kind)) return null;
  return (
    <Offer
      words={copy.offer(kind)}
      choices={[{ label: copy.openInJson, onClick: () => void openInJson(controller.inputText()) }]}
      close={copy.close}
      onClose={controller.closeOffer}
    />
  );
}
