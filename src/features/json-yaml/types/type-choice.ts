import type { TypeLanguage } from '../../../bridges/json-types-bridge.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { createPersistedStore } from '../../../shared/storage/create-persisted-store.ts';
import { copy } from './copy.ts';

export const LANGUAGES = Object.keys(copy.languages) as TypeLanguage[];

/** Extensions of the files of a language, without a dot. */
export const EXTENSIONS: Readonly<Record<TypeLanguage, string>> = {
  typescript: 'ts',
  java: 'java',
  go: 'go',
  python: 'py',
  csharp: 'cs',
  kotlin: 'kt',
};

/** The language that the visitor chose last. */
export const typeLanguage = createPersistedStore<TypeLanguage>({
  key: STORAGE_KEYS.jsonTypeLanguage,
  parse: (text) => LANGUAGES.find((language) => language === text) ?? null,
  initial: 'typescript',
  format: (language) => language,
});
