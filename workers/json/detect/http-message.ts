/** A body, and whether it is written as the fields of a form. */
export interface MessageBody {
  readonly text: string;
  readonly isForm: boolean;
}

const START =
  /^\s*(?:(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \S+ HTTP\/\d(?:\.\d)?|HTTP\/\d(?:\.\d)? \d{3}(?: [^\r\n]*)?)[ \t]*\r?\n/;
const HEADER = /^[\w!#$%&'*+.^`|~-]+:[^\n]*$/;
const FORM_TYPE = /^content-type:\s*application\/x-www-form-urlencoded/im;
const CHUNKED = /^transfer-encoding:\s*chunked/im;

/** The body of a request or response as text; null for other texts and for messages without a body. */
export function readHttpBody(text: string): MessageBody | null {
  const start = START.exec(text);
  if (start === null) return null;
  const end = /\r?\n[ \t]*\r?\n/g;
  end.lastIndex = start[0].length - 1;
  const blank = end.exec(text);
  if (blank === null) return null;
  const headers = text.slice(start[0].length, blank.index + 1);
  if (headers.split(/\r?\n/).some((line) => line.trim() !== '' && !HEADER.test(line.trim()))) return null;
  const body = text.slice(blank.index + blank[0].length).trim();
  if (body === '') return null;
  return { text: CHUNKED.test(headers) ? joinChunks(body) : body, isForm: FORM_TYPE.test(headers) };
}

/** The pieces of a chunked body without their lengths in bytes. A body that is not written in chunks stays as it is. */
function joinChunks(body: string): string {
  const bytes = new TextEncoder().encode(body);
  const decoder = new TextDecoder();
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf(0x0a, at);
    const size = /^([\da-f]{1,8})(?:;[^\r]*)?\r?$/i.exec(
      decoder.decode(bytes.subarray(at, lineEnd < 0 ? bytes.length : lineEnd)),
    );
    if (size === null) return body;
    const length = Number.parseInt(size[1] ?? '', 16);
    if (length === 0) break;
    if (lineEnd < 0 || lineEnd + 1 + length > bytes.length) return body;
    pieces.push(bytes.subarray(lineEnd + 1, lineEnd + 1 + length));
    at = lineEnd + 1 + length;
    while (bytes[at] === 0x0d || bytes[at] === 0x0a) at += 1;
  }
  const joining = new TextDecoder();
  return pieces.map((piece) => joining.decode(piece, { stream: true })).join('') + joining.decode();
}
