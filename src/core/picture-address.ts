import { API_ORIGIN, UPLOADS_PATH } from './paths.ts';

/** Where a page loads a picture of the portal: uploaded ones from the server of the service, other paths from the build. */
export function toPictureAddress(address: string): string {
  return address.startsWith(`${UPLOADS_PATH}/`) ? `${API_ORIGIN}${address}` : address;
}
