/** The place of that markup in a page: behind all that the first paint needs. */
export const PAGE_END = '</body>';

/**
 * Markup that names scripts by their addresses and fetches none, because the content of a template is inert. `src/main.tsx` moves
 * the links into the document after the first paint.
 */
export function toLaterModules(addresses: readonly string[]): string {
  const links = addresses.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`);
  return `<template>${links.join('')}</template>`;
}
