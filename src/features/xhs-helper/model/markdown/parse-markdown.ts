export {
  type Block,
  type BlockKind,
  BULLET,
  OPEN_BOX,
  parseMarkdown,
  readMarkdown,
  TICKED_BOX,
} from '../../../../core/markdown/parse-markdown.ts';
