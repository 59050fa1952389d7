/** An address that is given back too early breaks the saving off in some browsers. */
const RELEASE_DELAY_MS = 60_000;

/** Saves a blob under a name, where the browser saves files. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_DELAY_MS);
}
