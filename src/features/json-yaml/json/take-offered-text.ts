import { z } from '../../../core/schema.ts';
import { pageHandoff } from '../../../shared/handoff/page-handoff.ts';
import { takeInput } from '../parts/input-actions.ts';
import type { JsonController } from './json-controller.ts';

const offeredSchema = z.object({ name: z.string(), text: z.string() });

/** Takes over a text that another page offered. The previous input can be brought back. */
export async function takeOfferedText(controller: JsonController): Promise<void> {
  const id = pageHandoff.pending('json-text');
  const offered = id === null ? null : await pageHandoff.take('json-text', id, offeredSchema);
  if (offered !== null) await takeInput(controller, offered.text, offered.name);
}
