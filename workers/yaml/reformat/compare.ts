import { EVENT_ID, type Event, getScalarValue, SCALAR_STYLE } from 'js-yaml';
import { resolvePlain } from '../read/plain-scalar.ts';
import type { YamlDocument, YamlNode, YamlScalar } from '../read/tree.ts';

/**
 * How similar two texts must be: `written` also compares whether scalars are quoted; `meant` only requires that quoting
 * does not change a scalar's type; `shaped` only compares the collections.
 */
type Likeness = 'written' | 'meant' | 'shaped';

/** A text and the parser's events for it. */
export interface ParsedText {
  readonly text: string;
  readonly events: readonly Event[];
}

type Node = Exclude<Event, { readonly type: typeof EVENT_ID.DOCUMENT | typeof EVENT_ID.POP }>;

/** Whether two texts hold the same documents: directives, values, tags, anchors, aliases and their order. */
export function areSame(a: readonly YamlDocument[], b: readonly YamlDocument[], likeness: Likeness): boolean {
  if (a.length !== b.length) return false;
  return a.every((document, i) => {
    const other = b[i];
    if (other === undefined || document.directives.join('\n') !== other.directives.join('\n')) return false;
    return isSameNode(document.root, other.root, likeness);
  });
}

function isSameNode(a: YamlNode, b: YamlNode, likeness: Likeness): boolean {
  if (a.kind === 'alias' || b.kind === 'alias') return a.kind === 'alias' && b.kind === 'alias' && a.name === b.name;
  if (likeness === 'shaped' && a.kind === 'scalar') return b.kind === 'scalar';
  if (a.anchor !== b.anchor || a.tagName !== b.tagName) return false;
  switch (a.kind) {
    case 'scalar':
      return b.kind === 'scalar' && isSameScalar(a, b, likeness);
    case 'sequence':
      return b.kind === 'sequence' && isSameList(a.items, b.items, likeness);
    case 'mapping':
      if (b.kind !== 'mapping' || a.pairs.length !== b.pairs.length) return false;
      return a.pairs.every(({ key, value }, i) => {
        const other = b.pairs[i];
        if (other === undefined) return false;
        return isSameNode(key, other.key, likeness) && isSameNode(value, other.value, likeness);
      });
  }
}

function isSameList(a: readonly YamlNode[], b: readonly YamlNode[], likeness: Likeness): boolean {
  return (
    a.length === b.length &&
    a.every((item, i) => {
      const other = b[i];
      return other !== undefined && isSameNode(item, other, likeness);
    })
  );
}

function isSameScalar(a: YamlScalar, b: YamlScalar, likeness: Likeness): boolean {
  if (a.value !== b.value) return false;
  const isPlainPair = [a.style === 'plain', b.style === 'plain'];
  if (isPlainPair[0] === isPlainPair[1]) return true;
  return likeness === 'meant' && (a.tag === '!' || a.tag === null) && resolvePlain(a.value).type === 'string';
}

/**
 * Whether two texts without directives have the same events: collections, anchors, aliases, tags as written, values, and
 * which of them are quoted. Then they hold the same documents, and no trees need to be built for the comparison. The
 * other direction does not hold: a tag can be written in several ways.
 */
export function haveSameEvents(a: ParsedText, b: ParsedText): boolean {
  if (a.events.length !== b.events.length) return false;
  return a.events.every((event, i) => {
    const other = b.events[i];
    return other !== undefined && isSameEvent(a.text, event, b.text, other);
  });
}

function isSameEvent(text: string, event: Event, otherText: string, other: Event): boolean {
  switch (event.type) {
    case EVENT_ID.POP:
      return other.type === event.type;
    case EVENT_ID.DOCUMENT:
      return other.type === event.type && event.directives.length === 0 && other.directives.length === 0;
    case EVENT_ID.ALIAS:
      return other.type === event.type && hasSameAnchor(text, event, otherText, other);
    case EVENT_ID.SCALAR: {
      if (other.type !== event.type || !hasSameProperties(text, event, otherText, other)) return false;
      const isPlain = event.style === SCALAR_STYLE.PLAIN;
      if (isPlain !== (other.style === SCALAR_STYLE.PLAIN)) return false;
      return getScalarValue(text, event) === getScalarValue(otherText, other);
    }
    default:
      return other.type === event.type && hasSameProperties(text, event, otherText, other);
  }
}

type Tagged = Exclude<Node, { readonly type: typeof EVENT_ID.ALIAS }>;

function hasSameProperties(text: string, event: Tagged, otherText: string, other: Tagged): boolean {
  return (
    hasSameAnchor(text, event, otherText, other) &&
    text.slice(event.tagStart, event.tagEnd) === otherText.slice(other.tagStart, other.tagEnd)
  );
}

/** An absent range is -1 to -1, which is an empty text. */
function hasSameAnchor(text: string, event: Node, otherText: string, other: Node): boolean {
  return text.slice(event.anchorStart, event.anchorEnd) === otherText.slice(other.anchorStart, other.anchorEnd);
}
