import { endOfGraphemes } from '../../../core/text/clip-line.ts';

/** The unit of a drawn text that is nearest to `x`, in pixels of the window. It never divides a character. */
export function columnAt(content: Element, x: number): number {
  const nodes = textNodes(content);
  const text = nodes.map(({ data }) => data).join('');
  if (text === '') return 0;
  const range = document.createRange();
  const boxAt = (unit: number): DOMRect => {
    let at = unit;
    for (const node of nodes) {
      if (at < node.length) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        break;
      }
      at -= node.length;
    }
    return range.getBoundingClientRect();
  };
  // The last unit that begins at or before `x`.
  let below = 0;
  for (let above = text.length; above - below > 1; ) {
    const middle = (below + above) >> 1;
    if (boxAt(middle).left <= x) below = middle;
    else above = middle;
  }
  const start = endOfGraphemes(text, below);
  const box = boxAt(below);
  if (x < (box.left + box.right) / 2) return start;
  return nextGrapheme(text, start);
}

function nextGrapheme(text: string, start: number): number {
  for (let end = start + 1; end < text.length; end++) if (endOfGraphemes(text, end) === end) return end;
  return text.length;
}

function textNodes(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) nodes.push(node as Text);
  return nodes;
}
