/** Whether the visitor's browser asks sites not to track: by Global Privacy Control or by Do Not Track. */
export function refusesTracking(): boolean {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) return true;
  const owners: readonly object[] = [navigator, window];
  // Older browsers say "yes", and some have the property on the window.
  return owners.some((owner) => 'doNotTrack' in owner && ['1', 'yes'].includes(String(owner.doNotTrack)));
}
