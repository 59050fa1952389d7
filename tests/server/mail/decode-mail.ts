export interface DecodedMail {
  /** By name in lower case, unfolded and decoded. */
  readonly headers: Readonly<Record<string, string>>;
  /** Bodies by type: `text/plain`, `text/html`. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Reads a mail as mailboxes do: encoded words, multipart bodies, base64 and quoted-printable. */
export function decodeMail(raw: string | Buffer): DecodedMail {
  const { headers, body } = split(raw.toString('latin1'));
  const parts: Record<string, string> = {};
  collectParts(headers, body, parts);
  return { headers, parts };
}

function split(text: string): { headers: Record<string, string>; body: string } {
  const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(text) ?? [];
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())] as const;
  });
  return { headers: Object.fromEntries(headers), body };
}

function collectParts(headers: Record<string, string>, body: string, parts: Record<string, string>): void {
  const type = headers['content-type'] ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  if (boundary === undefined) {
    parts[(type.split(';')[0] ?? '').trim()] = decodeBody(body, headers['content-transfer-encoding'] ?? '7bit');
    return;
  }
  for (const piece of body.split(`--${boundary}`).slice(1, -1)) {
    const part = split(piece.replace(/^\r?\n/, ''));
    collectParts(part.headers, part.body, parts);
  }
}

function decodeBody(body: string, encoding: string): string {
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? decodeQuoted(body.replace(/=\r?\n/g, ''))
        : Buffer.from(body, 'latin1');
  return bytes.toString('utf8').replace(/\r\n/g, '\n');
}

function decodeQuoted(text: string): Buffer {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}

/** Decodes encoded words (RFC 2047); blanks between two of them are ignored. */
function decodeWords(text: string): string {
  const joined = text.replace(/\?=\s+=\?/g, '?==?');
  const bytes = joined.replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_word, kind: string, content: string) => {
    const decoded =
      kind.toLowerCase() === 'b' ? Buffer.from(content, 'base64') : decodeQuoted(content.replace(/_/g, ' '));
    return decoded.toString('latin1');
  });
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
