import { STORAGE_KEYS } from '../../platform/storage/keys.ts';
import { createStoredData, type StoredEntry } from '../../shared/data/stored-data.ts';
import { REMEMBERED_CHARS } from './constants.ts';
import { copy } from './copy.ts';
import { rememberedInputs } from './remembered.ts';

const words = copy.data;

/** The inputs that the visitor asked to keep. Nothing is data while that is switched off. */
export const data = createStoredData({
  id: 'json-yaml',
  label: copy.tab,
  holds: words.holds,
  version: 1,
  entries: [
    rememberedEntry('json-input.json', words.json, STORAGE_KEYS.rememberedJson),
    rememberedEntry('json-right.json', words.jsonRight, STORAGE_KEYS.rememberedJsonRight),
    rememberedEntry('yaml-input.json', words.yaml, STORAGE_KEYS.rememberedYaml),
  ],
});

/** An input as a JSON string, which unlike plain UTF-8 keeps every UTF-16 unit. */
function rememberedEntry(part: string, name: string, key: string): StoredEntry {
  return {
    part,
    name,
    exportText() {
      rememberedInputs.flush();
      const text = rememberedInputs.read(key);
      return text === null ? null : JSON.stringify(text);
    },
    compare(exported) {
      const text = parseInput(exported);
      if (text === null) return { skipped: words.unreadable };
      const own = rememberedInputs.read(key);
      if (own === text) return 'unchanged';
      if (rememberedInputs.wouldLose(key, text)) return { skipped: words.unkept(name) };
      if (own === null) return 'added';
      return own === '' ? 'changed' : 'conflict';
    },
    importText(exported, mode) {
      if (exported === null) return rememberedInputs.adopt(key, null);
      const text = parseInput(exported);
      if (text === null) return false;
      const own = rememberedInputs.read(key);
      if (text === own || (mode === 'merge' && own !== null && own !== '')) return true;
      return rememberedInputs.adopt(key, text);
    },
    count: () => ((rememberedInputs.read(key) ?? '') === '' ? 0 : 1),
  };
}

function parseInput(exported: string): string | null {
  try {
    const text: unknown = JSON.parse(exported);
    return typeof text === 'string' && text.length <= REMEMBERED_CHARS ? text : null;
  } catch {
    return null;
  }
}
