/** A node as it is written. Offsets are in UTF-16 units of the text. */
interface NodeBase {
  /** Where the node begins, its properties included. */
  readonly start: number;
  readonly anchor: string | null;
  /** As it is written, `!Ref`; null without one. */
  readonly tag: string | null;
  /** With its handle resolved, `tag:yaml.org,2002:str`; null without one. */
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

export interface YamlSequence extends NodeBase {
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
  /** An alias inside the node that it names leads round in a circle. */
  readonly isCyclic: boolean;
  readonly target: Exclude<YamlNode, YamlAlias>;
}

export type YamlNode = YamlScalar | YamlSequence | YamlMapping | YamlAlias;

export interface YamlDocument {
  readonly root: YamlNode;
  /** Lines that begin with a percent sign, as they are to be written again. */
  readonly directives: readonly string[];
}

/** Where and why the nodes of a text do not fit together. */
export class TreeFault extends Error {
  readonly offset: number;
  readonly reason: 'unknown-alias' | 'cyclic-alias' | 'duplicate-key' | 'bad-merge' | 'bad-value';

  constructor(reason: TreeFault['reason'], message: string, offset: number) {
    super(message);
    this.reason = reason;
    this.offset = offset;
  }
}

/** Whether the node is the plain `<<` that merges mappings. */
export function isMergeKey(node: YamlNode): boolean {
  if (node.kind !== 'scalar' || node.value !== '<<') return false;
  return node.tagName === null ? node.style === 'plain' : node.tagName === 'tag:yaml.org,2002:merge';
}
