import * as core from '../../../../core/markdown/parse-markdown.ts';
import { simplifyMarkdown } from '../../../../core/markdown/simplify-markdown.ts';

export {
  type Block,
  type BlockKind,
  BULLET,
  OPEN_BOX,
  readMarkdown,
  TICKED_BOX,
} from '../../../../core/markdown/parse-markdown.ts';

/** The blocks of a text of cards. Their offsets are those of the simplified text. */
export function parseMarkdown(source: string): core.Block[] {
  return core.parseMarkdown(simplifyMarkdown(source));
}
