import { openJsonTool } from '../../../bridges/json-bridge.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { keepDesk, useDesk } from '../desk/keep-desk.ts';
import { createTabChoices } from '../tab-choices.ts';
import { copy } from './copy.ts';
import { keepJsonChoices } from './json-choices.ts';
import { createJsonController } from './json-controller.ts';
import { pasteFormats } from './paste-formats.ts';

const desk = keepDesk({
  key: STORAGE_KEYS.rememberedJson,
  unsaved: copy.unsaved,
  create: (kept) => createJsonController(openJsonTool(), { ...kept, formatsPastes: () => pasteFormats.refresh() }),
  keepChoices: (controller) => keepJsonChoices(controller, createTabChoices('json')),
});

export const jsonController = desk.open;

export const useJsonController = () => useDesk(desk);
