/** Some browsers abort the download when its address is revoked too early. */
const RELEASE_DELAY_MS = 60_000;

/** Downloads a blob under a file name. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_DELAY_MS);
}
