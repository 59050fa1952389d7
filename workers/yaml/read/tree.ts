/** A node as it is written. Offsets are in UTF-16 units of the text. */
interface NodeBase {
  /** Where the node begins, including its properties. */
  readonly start: number;
  readonly anchor: string | null;
  /** As written, `!Ref`; null without a tag. */
  readonly tag: string | null;
  /** With its handle resolved, `tag:yaml.org,2002:str`; null without a tag. */
  readonly tagName: string | null;
}

export type QuoteStyle = 'plain' | 'single' | 'double' | 'block';

export interface YamlScalar extends NodeBase {
  readonly kind: 'scalar';
  readonly value: string;
  readonly style: QuoteStyle;
  /** The characters between the quotes, for scalars in double quotes. */
  readonly raw: string | null;
}

interface YamlSequence extends NodeBase {
  readonly kind: 'sequence';
  readonly items: YamlNode[];
}

export interface YamlMapping extends NodeBase {
  readonly kind: 'mapping';
  readonly pairs: { readonly key: YamlNode; readonly value: YamlNode }[];
}

export interface YamlAlias {
  readonly kind: 'alias';
  readonly start: number;
  readonly name: string;
  /** Whether the alias is inside the node that it names. */
  readonly isCyclic: boolean;
  readonly target: Exclude<YamlNode, YamlAlias>;
}

export type YamlNode = YamlScalar | YamlSequence | YamlMapping | YamlAlias;

export interface YamlDocument {
  readonly root: YamlNode;
  /** Directive lines, which begin with a percent sign, as they must be written. */
  readonly directives: readonly string[];
}

/** A contradiction between the nodes of a text, and its place. */
export class TreeFault extends Error {
  readonly offset: number;
  readonly reason: 'unknown-alias' | 'cyclic-alias' | 'duplicate-key' | 'bad-merge' | 'bad-value';

  constructor(reason: TreeFault['reason'], message: string, offset: number) {
    super(message);
    this.reason = reason;
    this.offset = offset;
  }
}

/** Passes a node and all nodes below it, each before its contents. */
export function visitNodes(node: YamlNode, visit: (node: YamlNode) => void): void {
  visit(node);
  if (node.kind === 'sequence') for (const item of node.items) visitNodes(item, visit);
  if (node.kind !== 'mapping') return;
  for (const { key, value } of node.pairs) {
    visitNodes(key, visit);
    visitNodes(value, visit);
  }
}

/** Whether the node is the plain `<<` that merges mappings. */
export function isMergeKey(node: YamlNode): boolean {
  if (node.kind !== 'scalar' || node.value !== '<<') return false;
  return node.tagName === null ? node.style === 'plain' : node.tagName === 'tag:yaml.org,2002:merge';
}
