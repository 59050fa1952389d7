import { EVENT_ID, type Event, getScalarValue, SCALAR_STYLE } from 'js-yaml';

/** A text and the parser's events for it. */
export interface ParsedText {
  readonly text: string;
  readonly events: readonly Event[];
}

type Node = Exclude<Event, { readonly type: typeof EVENT_ID.DOCUMENT | typeof EVENT_ID.POP }>;

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
