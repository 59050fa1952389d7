import { useEffect, useState } from 'react';
import { whenIdle } from '../../../platform/when-idle.ts';
import { watchUnsavedInput } from '../parts/unsaved-input.ts';
import { rememberedInputs } from '../remembered.ts';
import type { DeskController } from './desk.ts';

interface KeptOptions<Controller> {
  /** Where the input is remembered. */
  readonly key: string;
  /** The input's name among unsaved work. */
  readonly unsaved: string;
  create(kept: { readonly initialText: string; readonly onInput: () => void }): Controller;
  /** @returns a function that makes the result again that was on the page before a reload. */
  keepChoices(controller: Controller): () => void;
}

type KeptDesk<Controller extends DeskController> = ReturnType<typeof keepDesk<Controller>>;

export function keepDesk<Controller extends DeskController>(options: KeptOptions<Controller>) {
  let created: Controller | null = null;
  let remake: () => void = () => undefined;
  return {
    /** The one controller of a tool, created when it is first needed. */
    open() {
      if (created !== null) return created;
      const kept = rememberedInputs.keep(
        options.key,
        () => controller.inputText(),
        (text) => void controller.take(text, null),
      );
      const controller = options.create({ initialText: kept.initial, onInput: kept.changed });
      remake = options.keepChoices(controller);
      watchUnsavedInput(options.unsaved, controller.store, kept.inTab);
      created = controller;
      return controller;
    },
    remake: () => remake(),
  };
}

/** The tool's controller. It keeps the input while the visitor is on another page. */
export function useDesk<Controller extends DeskController>({ open, remake }: KeptDesk<Controller>): Controller {
  const [controller] = useState(open);
  useEffect(() => () => controller.leave(), [controller]);
  useEffect(() => whenIdle(remake), [remake]);
  return controller;
}
