import { type Document, type Scalar, visit } from 'yaml';

/** Marks a block on its way through the writer; a private character that texts normally do not contain. */
const MARK = '\ue000';
const MARKED = new RegExp(`\\|([-+0-9]*) #([^\\n]*)${MARK}`, 'g');

/**
 * The writer would join the lines of a folded block (`>`). So folded blocks pass through it as literal blocks (`|`)
 * with their lines as written and a mark in their headers; `restoreFolds` turns them back.
 */
export function disguiseFolds(document: Document): void {
  visit(document, {
    Scalar(_key, node) {
      const token = node.srcToken;
      if (node.type !== 'BLOCK_FOLDED' || token?.type !== 'block-scalar') return;
      const header = token.props.find(({ type }) => type === 'block-scalar-header');
      const sign = header !== undefined && 'source' in header ? header.source : '';
      // An explicit indentation indicator means that the first line begins with a space.
      if (!/[0-9]/.test(sign)) disguise(node, token.source, sign);
    },
  });
}

/** Restores the folded sign of the marked blocks in the written text. */
export function restoreFolds(text: string): string {
  return text.replace(MARKED, (_, sign: string, comment: string) => `>${sign}${comment === '' ? '' : ` #${comment}`}`);
}

export function canDisguise(text: string): boolean {
  return !text.includes(MARK);
}

function disguise(node: Scalar, source: string, sign: string): void {
  const margin = /^(?:[ \t]*\r?\n)*( *)/.exec(source)?.[1] ?? '';
  const lines = source
    .split(/\r?\n/)
    .map((line) => (line.startsWith(margin) ? line.slice(margin.length) : line.trim()));
  const words = lines.join('\n');
  const trimmed = words.replace(/\n*$/, '');
  node.value = sign.includes('+') ? words : sign.includes('-') ? trimmed : `${trimmed}\n`;
  node.type = 'BLOCK_LITERAL';
  node.comment = `${node.comment ?? ''}${MARK}`;
}
