import { isScript, type SourceFile } from '../source-files.ts';
import { isNode, lineOf, visitNodes } from '../syntax-tree.ts';

/** Words and turns that make a reader stop: archaic, personifying, or another language's word order. */
const HARD_TO_READ =
  /\b(anew|nobody(?:'s)?|told of|tells? of|hears? of|heard of|of its own accord|unheard|goes? on|is had|outdo|whoever|(?:is|are) told|one that|ones that|what is|what was|what are|what has|any ?more of|of itself)\b/i;

const TEST_FUNCTIONS = ['it', 'test', 'describe'];
const TEXTS = ['Literal', 'TemplateLiteral'];

/** Reports every comment and test title with such a word. */
export function findHardToRead(files: readonly SourceFile[]): string[] {
  return files
    .filter(isScript)
    .flatMap((file) =>
      [...listComments(file), ...listTestTitles(file)]
        .filter(({ text }) => HARD_TO_READ.test(text))
        .map(({ start, text }) => `${file.path}:${lineOf(file.text, start)}: ${HARD_TO_READ.exec(text)?.[0]}`),
    );
}

interface Passage {
  /** Offset in the file. */
  readonly start: number;
  readonly text: string;
}

/** Comments on lines of their own; the code has no others. */
function listComments({ text }: SourceFile): Passage[] {
  const comments = text.matchAll(/^[ \t]*(\/\*[\s\S]*?\*\/|\/\/.*)/gm);
  return [...comments].map((match) => ({
    start: match.index,
    text: (match[1] ?? '').replace(/\s*\n[ \t]*\*?\s*/g, ' '),
  }));
}

function listTestTitles(file: SourceFile): Passage[] {
  // Parsing takes long, and a title with such a word is a part of a text with it.
  if (!/\.(?:test|spec)\.tsx?$/.test(file.path) || !HARD_TO_READ.test(file.text)) return [];
  const titles: Passage[] = [];
  visitNodes(file, (node) => {
    if (node.type !== 'CallExpression' || !isTestFunction(node.callee)) return;
    const [title] = Array.isArray(node.arguments) ? node.arguments : [];
    if (isNode(title) && TEXTS.includes(title.type))
      titles.push({ start: title.start, text: file.text.slice(title.start, title.end) });
  });
  return titles;
}

/** `it(…)`, `test.only(…)`, `it.each(table)(…)`. */
function isTestFunction(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return TEST_FUNCTIONS.includes(String(callee.name));
  return isTestFunction(callee.type === 'MemberExpression' ? callee.object : callee.callee);
}
