import { SaxesParser } from 'saxes';
import { type DataEntry, type DataNode, type DataPath, toJsonString } from '../convert/data.ts';
import type { LossLog } from '../convert/loss-log.ts';
import { createProblemError } from '../read/problem.ts';
import { createTreeLimits } from '../read/tree-limits.ts';

interface Element {
  readonly name: string;
  readonly path: DataPath;
  readonly offset: number;
  readonly attributes: readonly DataEntry[];
  readonly children: Map<string, DataNode[]>;
  lastChild: string | null;
  text: string;
  /** Text between child elements, or elements of other names between those of one name. */
  isOrderLost: boolean;
}

/**
 * Reads XML: attributes become `@name`, text beside them `#text`, repeated elements arrays; every value is a string.
 * Entities are only those of XML itself: a document type declares none. Comments, instructions and the document type
 * go into the log.
 * @throws AppError `yaml-invalid`, `yaml-too-deep`, `yaml-too-many-nodes`.
 */
export function readXml(text: string, log: LossLog): DataNode {
  const parser = new SaxesParser({ xmlns: false });
  const limits = createTreeLimits(text);
  const open: Element[] = [];
  let root: DataEntry | null = null;
  /** The parser counts from here to its position. */
  let start = 0;

  const pathOf = () => open.at(-1)?.path ?? null;
  const drop = (before: string) => {
    log.add('markup-dropped', { path: pathOf(), offset: start }, before, '');
    start = parser.position;
  };
  parser.on('error', (error) => {
    const offset = Math.min(parser.position, text.length);
    throw createProblemError(text, Math.max(offset - 1, 0), 'xml', 'bad-xml', error.message.replace(/^\d+:\d+: /, ''));
  });
  parser.on('comment', (words) => drop(`<!--${words}-->`));
  parser.on('processinginstruction', ({ target, body }) => drop(`<?${target} ${body}?>`));
  parser.on('doctype', (words) => drop(`<!DOCTYPE${words}>`));
  parser.on('opentag', ({ name, attributes }) => {
    const entries = Object.entries(attributes).map(([key, value]) => {
      return [toJsonString(`@${key}`), { kind: 'leaf', json: toJsonString(value) }] as const;
    });
    const path = { parent: pathOf(), segment: name };
    const offset = Math.max(text.lastIndexOf('<', parser.position - 1), 0);
    limits.count(offset, open.length + 1);
    open.push({
      name,
      path,
      offset,
      attributes: entries,
      children: new Map(),
      lastChild: null,
      text: '',
      isOrderLost: false,
    });
    start = parser.position;
  });
  const addText = (words: string) => {
    const element = open.at(-1);
    if (element === undefined) return;
    element.text += words;
    start = parser.position;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element === undefined) return;
    const data = toData(element, log);
    const parent = open.at(-1);
    if (parent === undefined) root = [toJsonString(element.name), data];
    else addChild(parent, element.name, data);
    start = parser.position;
  });
  parser.write(text.replace(/^\ufeff/, '')).close();
  return { kind: 'object', entries: root === null ? [] : [root] };
}

function addChild(parent: Element, name: string, data: DataNode): void {
  const siblings = parent.children.get(name);
  if (siblings === undefined) parent.children.set(name, [data]);
  else {
    siblings.push(data);
    if (parent.lastChild !== name) parent.isOrderLost = true;
  }
  parent.lastChild = name;
}

function toData({ path, offset, attributes, children, text, isOrderLost }: Element, log: LossLog): DataNode {
  // White space with line breaks is layout.
  const words = children.size > 0 || /^\s*\n\s*$/.test(text) ? text.trim() : text;
  const isMixed = children.size > 0 && words !== '';
  if (isMixed || isOrderLost) {
    log.add('order-lost', { path, offset }, isMixed ? words : [...children.keys()].join(', '), '');
  }
  const leaf: DataNode = { kind: 'leaf', json: toJsonString(words) };
  if (attributes.length === 0 && children.size === 0) return leaf;
  const entries = [...children].map(([name, items]): DataEntry => {
    const [only] = items;
    return [toJsonString(name), items.length === 1 && only !== undefined ? only : { kind: 'array', items }];
  });
  const own: DataEntry[] = words === '' ? [] : [['"#text"', leaf]];
  return { kind: 'object', entries: [...attributes, ...own, ...entries] };
}
