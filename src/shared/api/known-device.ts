import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { readLocal } from '../../platform/storage/local.ts';

/**
 * The token that shows the server that an account signed in on this device before, so that strangers who guess its password do
 * not delay its owner here. It opens nothing by itself, and stays after signing out. For calls that sign in or request a code.
 */
export function readDeviceToken(): { readonly device?: string } {
  const device = readLocal(STORAGE_KEYS.deviceToken);
  return device === null || !/^[\w.-]{1,2000}$/.test(device) ? {} : { device };
}
