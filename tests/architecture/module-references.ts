import type { SourceFile } from './source-files.ts';
import { isNode, type SyntaxNode, visitNodes } from './syntax-tree.ts';

export interface ModuleReference {
  readonly specifier: string;
  /** `type`: erased · `static`: import or re-export · `dynamic`: `import()` · `url`: `new URL(…, import.meta.url)` · `glob`. */
  readonly kind: 'type' | 'static' | 'dynamic' | 'url' | 'glob';
}

/** Stands for a computed specifier, which no rule can follow. */
export const COMPUTED = '(computed)';

/** Several rules read the references of the whole tree, and parsing it takes seconds. */
const known = new WeakMap<SourceFile, readonly ModuleReference[]>();

/** Every reference of a file to another module. Throws if the file does not parse. */
export function listModuleReferences(file: SourceFile): readonly ModuleReference[] {
  const references = known.get(file) ?? findModuleReferences(file);
  known.set(file, references);
  return references;
}

function findModuleReferences(file: SourceFile): ModuleReference[] {
  const references: ModuleReference[] = [];
  visitNodes(file, (node) => {
    const reference = toReference(node);
    if (reference) references.push(reference);
  });
  return references;
}

function toReference(node: SyntaxNode): ModuleReference | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return isNode(node.source) ? { specifier: textOf(node.source), kind: isErased(node) ? 'type' : 'static' } : null;
    case 'TSImportType':
      return { specifier: textOf(node.source), kind: 'type' };
    case 'TSExternalModuleReference':
      return { specifier: textOf(node.expression), kind: 'static' };
    case 'ImportExpression':
      return { specifier: textOf(node.source), kind: 'dynamic' };
    case 'NewExpression':
      return isModuleUrl(node) ? { specifier: textOf(argumentsOf(node)[0]), kind: 'url' } : null;
    case 'CallExpression':
      return isGlob(node.callee) ? { specifier: textOf(argumentsOf(node)[0]), kind: 'glob' } : null;
    default:
      return null;
  }
}

/** `import type`, `export type`, or braces in which every name is marked as a type. */
function isErased(node: SyntaxNode): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : [];
  return specifiers.length > 0 && specifiers.every((name) => name.importKind === 'type' || name.exportKind === 'type');
}

function isModuleUrl(node: SyntaxNode): boolean {
  const callee = node.callee;
  return isNode(callee) && callee.name === 'URL' && isImportMeta(argumentsOf(node)[1], 'url');
}

function isGlob(callee: unknown): boolean {
  return isImportMeta(callee, 'glob');
}

function isImportMeta(node: unknown, property: string): boolean {
  if (!isNode(node) || node.type !== 'MemberExpression') return false;
  return (
    isNode(node.object) &&
    node.object.type === 'MetaProperty' &&
    isNode(node.property) &&
    node.property.name === property
  );
}

function argumentsOf(node: SyntaxNode): readonly unknown[] {
  return Array.isArray(node.arguments) ? node.arguments : [];
}

/** Text of a literal, a template without values, or a literal type. */
function textOf(node: unknown): string {
  if (!isNode(node)) return COMPUTED;
  if (node.type === 'TSLiteralType') return textOf(node.literal);
  if (typeof node.value === 'string') return node.value;
  const quasis = node.type === 'TemplateLiteral' && Array.isArray(node.quasis) ? node.quasis : [];
  const value = quasis.length === 1 && isNode(quasis[0]) ? quasis[0].value : null;
  return value !== null && typeof value === 'object' && 'cooked' in value ? String(value.cooked) : COMPUTED;
}
