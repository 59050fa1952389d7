import { useStore } from 'zustand';
import { Offer } from '../parts/Offer.tsx';
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
    <Offer
      words={words.offer(format)}
      choices={listConversions(format, indent).map((conversion) => ({
        label: conversion.to === 'properties' ? '' : words.convertTo(conversion.to),
        onClick: () => void controller.exchange(conversion),
      }))}
      close={words.close}
      onClose={controller.closeOffer}
    />
  );
}
