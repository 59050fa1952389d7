import { damagedKey } from '../../platform/storage/keys.ts';
import type { TextStorage } from '../../platform/storage/local.ts';

/** Damaged texts kept for one entry. Beyond this the newest text is not stored a second time. */
const DAMAGED_MAX_COUNT = 3;

/**
 * `kept`: the text is now stored under a sibling name. `known`: it already was. `refused`: storage has no room, so the
 * entry must not be overwritten.
 */
type SetAside = 'kept' | 'known' | 'refused';

/** Copies text that cannot be read to a sibling entry. The entry itself stays until the next write replaces it. */
export function setAside(storage: TextStorage, key: string, text: string): SetAside {
  for (let number = 1; number <= DAMAGED_MAX_COUNT; number++) {
    const name = damagedKey(key, number);
    const stored = storage.read(name);
    if (stored === text) return 'known';
    if (stored === null) return storage.write(name, text) ? 'kept' : 'refused';
  }
  return 'refused';
}
