/** Whether commands of this system use the Meta key: on Macs, iPhones and iPads. */
export function usesMetaKey(): boolean {
  return /^(?:Mac|iP(?:hone|ad|od))/.test(navigator.platform);
}
