import type { SourceFile } from '../source-files.ts';
import { isNode, lineOf, type SyntaxNode, scriptsIn, visitNodes } from '../syntax-tree.ts';

const FUNCTION_LINES_MAX = 100;

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];
const FOLDERS = ['src', 'workers', 'wasm', 'server', 'bench'];

/** Reports, as `path: name`, every function of the product with more lines than the maximum. */
export function findLongFunctions(files: readonly SourceFile[]): string[] {
  // Parsing takes long, and most files are shorter than a function may be.
  const longFiles = scriptsIn(files, FOLDERS).filter(({ text }) => text.split('\n').length > FUNCTION_LINES_MAX);
  return longFiles.flatMap((file) => {
    const names = new Map<SyntaxNode, string>();
    const found: string[] = [];
    visitNodes(file, (node) => {
      if (node.type === 'VariableDeclarator' && isNode(node.init)) names.set(node.init, nameOf(node.id));
      if (!FUNCTIONS.includes(node.type) || countLines(file.text, node) <= FUNCTION_LINES_MAX) return;
      found.push(`${file.path}: ${nameOf(node.id) || names.get(node) || `line ${lineOf(file.text, node.start)}`}`);
    });
    return found;
  });
}

function countLines(text: string, { start, end }: SyntaxNode): number {
  return text.slice(start, end).split('\n').length;
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : '';
}
