import { z } from '../../core/schema.ts';
import type { HandoffKind } from '../tool/handoff-kinds.ts';

const NAME_LENGTH_MAX = 1000;
const FILES_MAX = 1000;

const name = z.string().max(NAME_LENGTH_MAX);
/** A file travels as it is, because only the receiving tool knows how to read its encoding. */
const editedText = z.object({ name, text: z.union([z.string(), z.instanceof(Blob)]) });
const picture = z.object({ name, blob: z.instanceof(Blob) });

/** The payload of every kind of hand-over. The receiving page parses what it takes by these. */
export const HANDOFF_PAYLOADS = {
  'json-text': editedText,
  'yaml-text': editedText,
  'card-text': z.object({ name, text: z.string() }),
  image: picture,
  'card-picture': picture,
  'station-files': z.object({ files: z.array(z.instanceof(File)).max(FILES_MAX), text: z.string().default('') }),
  'import-file': z.object({ file: z.instanceof(File) }),
} as const satisfies Record<HandoffKind, z.ZodType>;

/** What a page gets from a hand-over of this kind. */
export type HandedOver<Kind extends HandoffKind> = z.infer<(typeof HANDOFF_PAYLOADS)[Kind]>;
