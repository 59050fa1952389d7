import { type DocumentDirective, EVENT_ID, type Event, getScalarValue, SCALAR_STYLE, type ScalarEvent } from 'js-yaml';
import { type QuoteStyle, TreeFault, type YamlAlias, type YamlDocument, type YamlNode } from './tree.ts';

const ABSENT = -1;
const CORE_PREFIX = 'tag:yaml.org,2002:';
const STYLES: Readonly<Record<ScalarEvent['style'], QuoteStyle>> = {
  [SCALAR_STYLE.PLAIN]: 'plain',
  [SCALAR_STYLE.SINGLE_QUOTED]: 'single',
  [SCALAR_STYLE.DOUBLE_QUOTED]: 'double',
  [SCALAR_STYLE.LITERAL_BLOCK]: 'block',
  [SCALAR_STYLE.FOLDED_BLOCK]: 'block',
};

type Collection = Extract<YamlNode, { readonly kind: 'sequence' | 'mapping' }>;

interface Properties {
  readonly anchorStart: number;
  readonly anchorEnd: number;
  readonly tagStart: number;
  readonly tagEnd: number;
}

/**
 * Builds the documents of a text from the parser's events. Aliases refer to their nodes.
 * @throws TreeFault for an alias without an anchor before it.
 */
export function buildTree(text: string, events: readonly Event[]): YamlDocument[] {
  const documents: YamlDocument[] = [];
  let directives: readonly DocumentDirective[] = [];
  let anchors = new Map<string, Exclude<YamlNode, YamlAlias>>();
  let root: YamlNode | null = null;
  /** Null stands for the document. A mapping with a key expects its value. */
  const open: (Collection | null)[] = [];
  const keys: (YamlNode | null)[] = [];
  /** Empty scalars have no text: their place is the current reading position. */
  let reached = 0;

  const place = (node: YamlNode) => {
    const parent = open.at(-1);
    if (parent === null || parent === undefined) root = node;
    else if (parent.kind === 'sequence') parent.items.push(node);
    else placeInMapping(parent, node);
  };

  const placeInMapping = (parent: Extract<Collection, { kind: 'mapping' }>, node: YamlNode) => {
    const key = keys.at(-1) ?? null;
    keys[keys.length - 1] = key === null ? node : null;
    if (key !== null) parent.pairs.push({ key, value: node });
  };

  const readProperties = (event: Properties, contentStart: number) => {
    const tag = event.tagStart === ABSENT ? null : text.slice(event.tagStart, event.tagEnd);
    const start = firstOf(firstOf(contentStart, event.tagStart), event.anchorStart - 1) ?? reached;
    reached = Math.max(reached, start, event.tagEnd, event.anchorEnd);
    return {
      start,
      anchor: event.anchorStart === ABSENT ? null : text.slice(event.anchorStart, event.anchorEnd),
      tag,
      tagName: tag === null ? null : resolveTag(tag, directives),
    };
  };

  const add = (node: Exclude<YamlNode, YamlAlias>) => {
    if (node.anchor !== null) anchors.set(node.anchor, node);
    place(node);
  };

  const openCollection = (node: Collection) => {
    add(node);
    open.push(node);
    keys.push(null);
  };

  for (const event of events) {
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        directives = event.directives;
        anchors = new Map();
        root = null;
        open.push(null);
        keys.push(null);
        break;
      case EVENT_ID.SEQUENCE:
        openCollection({ kind: 'sequence', ...readProperties(event, event.start), items: [] });
        break;
      case EVENT_ID.MAPPING:
        openCollection({ kind: 'mapping', ...readProperties(event, event.start), pairs: [] });
        break;
      case EVENT_ID.SCALAR: {
        const style = STYLES[event.style];
        const properties = readProperties(event, scalarStart(event, style));
        const raw = style === 'double' ? text.slice(event.valueStart, event.valueEnd) : null;
        add({ kind: 'scalar', ...properties, value: getScalarValue(text, event), style, raw });
        reached = Math.max(reached, event.valueEnd);
        break;
      }
      case EVENT_ID.ALIAS: {
        const name = text.slice(event.anchorStart, event.anchorEnd);
        const target = anchors.get(name);
        const start = event.anchorStart - 1;
        if (target === undefined) throw new TreeFault('unknown-alias', `unidentified alias "${name}"`, start);
        place({ kind: 'alias', start, name, target, isCyclic: open.includes(target as Collection) });
        reached = event.anchorEnd;
        break;
      }
      case EVENT_ID.POP: {
        keys.pop();
        const closed = open.pop();
        if (closed === null && root !== null) documents.push({ root, directives: directives.map(writeDirective) });
        break;
      }
    }
  }
  return documents;
}

/** The smaller of two places, of which either may be absent; null when both are. */
function firstOf(a: number | null, b: number): number | null {
  if (a === null || a < 0) return b < 0 ? null : b;
  return b < 0 ? a : Math.min(a, b);
}

function scalarStart(event: ScalarEvent, style: QuoteStyle): number {
  return style === 'single' || style === 'double' ? event.valueStart - 1 : event.valueStart;
}

function writeDirective(directive: DocumentDirective): string {
  return directive.kind === 'yaml' ? `%YAML ${directive.version}` : `%TAG ${directive.handle} ${directive.prefix}`;
}

function resolveTag(tag: string, directives: readonly DocumentDirective[]): string {
  if (tag.startsWith('!<')) return tag.slice(2, -1);
  const handle = tag.slice(0, tag.indexOf('!', 1) + 1) || '!';
  const declared = directives.find((directive) => directive.kind === 'tag' && directive.handle === handle);
  const prefix = declared?.kind === 'tag' ? declared.prefix : handle === '!!' ? CORE_PREFIX : handle;
  return prefix + tag.slice(handle.length);
}
