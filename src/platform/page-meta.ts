/** Content of a tag in the head that the server wrote into the page; null where the page has none of this name. */
export function readPageMeta(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}
