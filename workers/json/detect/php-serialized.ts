import { type PhpMember, phpError, toPhpJson, toPhpNumber } from './php-values.ts';

const DEPTH_MAX = 500;

/** What `serialize` prints, as JSON. Lengths of strings are bytes. @throws AppError `decode-failed`. */
export function readSerializedPhp(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder();
  let at = 0;

  /** The text up to the next `sign`, which is passed over. */
  const upTo = (sign: string): string => {
    const end = bytes.indexOf(sign.charCodeAt(0), at);
    if (end < 0) throw phpError(at);
    const words = decoder.decode(bytes.subarray(at, end));
    at = end + 1;
    return words;
  };
  const expect = (signs: string) => {
    if (decoder.decode(bytes.subarray(at, at + signs.length)) !== signs) throw phpError(at);
    at += signs.length;
  };
  const readText = (): string => {
    const length = Number(upTo(':'));
    expect('"');
    const words = decoder.decode(bytes.subarray(at, at + length));
    at += length;
    expect('"');
    return words;
  };
  const readMembers = (depth: number): readonly PhpMember[] => {
    const count = Number(upTo(':'));
    expect('{');
    const members: PhpMember[] = [];
    while (members.length < count) {
      const key = JSON.parse(readValue(depth + 1)) as unknown;
      // Private and protected fields have their class before their names.
      members.push({ key: String(key).replace(/^\0[^\0]*\0/, ''), value: readValue(depth + 1) });
    }
    expect('}');
    return members;
  };

  const readValue = (depth: number): string => {
    if (depth > DEPTH_MAX) throw phpError(at);
    const type = decoder.decode(bytes.subarray(at, at + 2));
    at += 2;
    switch (type) {
      case 'N;':
        return 'null';
      case 'b:':
        return upTo(';') === '1' ? 'true' : 'false';
      case 'i:':
      case 'd:':
        return toPhpNumber(upTo(';'));
      case 's:': {
        const words = readText();
        expect(';');
        return JSON.stringify(words);
      }
      case 'a:':
        return toPhpJson(readMembers(depth), false);
      case 'O:':
        readText();
        expect(':');
        return toPhpJson(readMembers(depth), true);
      case 'R:':
      case 'r:':
        return JSON.stringify(`&${upTo(';')}`);
      default:
        throw phpError(at);
    }
  };

  const json = readValue(0);
  if (decoder.decode(bytes.subarray(at)).trim() !== '') throw phpError(at);
  return json;
}
