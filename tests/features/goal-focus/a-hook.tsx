import { act, type ReactNode, useState } from 'react';
import { onTestFinished } from 'vitest';
import type { Page } from '../../../src/shared/tool/define-page.ts';
import { render } from '../../app/render.tsx';

let setContent: (content: ReactNode) => void = () => {};

function Host({ first }: { readonly first: ReactNode }) {
  const [content, set] = useState(first);
  setContent = set;
  return content;
}

/** Renders inside the product's providers; `change` renders other content in the same place, null removes it. */
export async function renderChanging(first: ReactNode, pages: readonly Page[] = []) {
  const host = await render(<Host first={first} />, pages);
  const set = setContent;
  return { host, change: (content: ReactNode) => act(async () => set(content)) };
}

interface RunnerProps<Props, Result> {
  readonly useIt: (props: Props) => Result;
  readonly props: Props;
  readonly onResult: (result: Result) => void;
}

function Runner<Props, Result>({ useIt, props, onResult }: RunnerProps<Props, Result>) {
  onResult(useIt(props));
  return null;
}

/** Runs a hook among these pages. `results` are those of all renderings, the latest one last. */
export async function renderHook<Props, Result>(
  useIt: (props: Props) => Result,
  first: Props,
  pages: readonly Page[] = [],
) {
  const results: Result[] = [];
  const run = (props: Props) => <Runner useIt={useIt} props={props} onResult={(result) => void results.push(result)} />;
  const { change } = await renderChanging(run(first), pages);
  return {
    results,
    current(): Result {
      if (results.length === 0) throw new Error('not rendered');
      return results[results.length - 1] as Result;
    },
    change: (props: Props) => change(run(props)),
    remove: () => change(null),
  };
}

/** Sends a pointer event to the window, at a point of the window. */
export function pointer(
  type: 'pointermove' | 'pointerdown',
  x: number,
  y: number,
  pointerType = 'mouse',
): Promise<void> {
  return act(async () => {
    window.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, clientX: x, clientY: y }));
  });
}

/** Hides or shows the page, until the end of the test. */
export function setVisibility(state: DocumentVisibilityState): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'));
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}
