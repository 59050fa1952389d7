import { json } from '@codemirror/lang-json';
import { toJsonTokens } from '../model/line-tokens.ts';
import type { EditorLanguage } from './editor.ts';
import { lightLanguage } from './light-language.ts';

export const language: EditorLanguage = {
  parsed: () => json(),
  light: () => lightLanguage({ createTokens: () => toJsonTokens, opensFold: (lineEnd) => /[{[]\s*$/.test(lineEnd) }),
};
