import { parseAst } from 'vite';
import { isScript, type SourceFile } from './source-files.ts';

/** A node of the ESTree syntax tree; positions are offsets into the file's text. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Calls `visit` for every node of a file, parents first. Throws where the file does not parse. */
export function visitNodes({ path, text }: SourceFile, visit: (node: SyntaxNode) => void): void {
  walk(parseAst(toPlainTypeScript(text), { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }, path), visit);
}

export function isNode(value: unknown): value is SyntaxNode {
  return value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string';
}

/** Files of the zones that `folders` name, scripts only. */
export function scriptsIn(files: readonly SourceFile[], folders: readonly string[]): SourceFile[] {
  return files.filter((file) => isScript(file) && folders.some((folder) => file.path.startsWith(`${folder}/`)));
}

/** 1-based line of an offset. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function walk(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
  } else if (value !== null && typeof value === 'object') {
    if (isNode(value)) visit(value);
    for (const item of Object.values(value)) walk(item, visit);
  }
}

/** AssemblyScript is TypeScript plus decorators on functions. Blanks them; every offset stays the same. */
function toPlainTypeScript(text: string): string {
  return text.replace(/^[ \t]*@\w+(?:\(.*\))?$/gm, (decorator) => ' '.repeat(decorator.length));
}
