/** Name of an exported file, by local time: `mythinkn-data-20261122-0614.zip`, or with a tool's id instead of `data`. */
export function backupFileName(now: Date, content = 'data'): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}${pad(now.getMonth() + 1)}${pad(now.getDate())}`;
  return `mythinkn-${content}-${day}-${pad(now.getHours())}${pad(now.getMinutes())}.zip`;
}
