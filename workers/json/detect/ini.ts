import { AppError } from '../../../src/core/errors.ts';
import { toMembers } from './form.ts';

type Section = Map<string, string[]>;

const SECTION = /^\s*\[([^\]\n]{1,200})\]\s*(?:[;#].*)?$/;
const SETTING = /^\s*([^\s=:;#[][^=:]{0,200}?)\s*[=:]\s*(.*?)\s*$/;
const COMMENT = /^\s*[;#]/;

/**
 * An INI file as JSON: a member for each section, settings before the first one beside them. Values are strings as written;
 * a name that occurs several times in a section has an array. @throws AppError `decode-failed` for another notation.
 */
export function iniToJson(text: string): { readonly json: string; readonly commentCount: number } {
  const top: Section = new Map();
  const sections = new Map<string, Section>();
  let current = top;
  let commentCount = 0;
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (line.trim() === '') continue;
    const name = SECTION.exec(line)?.[1]?.trim();
    if (COMMENT.test(line)) commentCount += 1;
    else if (name !== undefined) {
      current = sections.get(name) ?? new Map();
      sections.set(name, current);
    } else {
      // A setting without a value is a switch.
      const [, key = line.trim(), value = ''] = SETTING.exec(line) ?? [];
      current.set(key, [...(current.get(key) ?? []), value]);
    }
  }
  if (sections.size === 0) throw new AppError('decode-failed', 'There is no section');
  const settings = toMembers(top);
  const members = [...sections].map(([name, section]) => `${JSON.stringify(name)}:{${toMembers(section).join(',')}}`);
  return { json: `{${[...settings, ...members].join(',')}}`, commentCount };
}
