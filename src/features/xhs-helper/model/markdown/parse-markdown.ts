export {
  type Block,
  type BlockKind,
  BULLET,
  parseMarkdown,
  readMarkdown,
} from '../../../../core/markdown/parse-markdown.ts';
