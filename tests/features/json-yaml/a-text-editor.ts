import type { EditorOptions, PaneEditor } from '../../../src/features/json-yaml/editor/editor.ts';

/** Stands in for CodeMirror, which needs a browser's layout: an element whose text changes when a test types. */
export function createEditor(options: EditorOptions): PaneEditor {
  const element = document.createElement('div');
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', options.label);
  element.tabIndex = 0;
  element.textContent = options.text;
  const text = () => element.textContent ?? '';
  const setText = (next: string) => {
    element.textContent = next;
    options.onChange(next.trim() === '');
  };
  element.addEventListener('test-type', (event) => setText((event as CustomEvent<string>).detail));
  element.addEventListener('keydown', ({ key, ctrlKey }) => {
    if (ctrlKey && key === 'Enter') options.onSubmit();
  });
  options.parent.append(element);
  return {
    text,
    setText,
    showPlace(line, column) {
      element.dataset.place = `${line}:${column}`;
      element.focus();
    },
    replaceLine(line, before, after) {
      const lines = text().split('\n');
      if (lines[line - 1] !== before) return false;
      setText(lines.with(line - 1, after).join('\n'));
      return true;
    },
    replaceLines(changes) {
      const lines = text().split('\n');
      const fitting = changes.filter(({ line, before }) => lines[line - 1] === before);
      for (const { line, after } of fitting) lines[line - 1] = after;
      setText(lines.join('\n'));
      return fitting;
    },
    focus: () => element.focus(),
    destroy: () => element.remove(),
    showLine: (line) => {
      element.dataset.line = String(line);
    },
    search: {
      mark: (query) => {
        element.dataset.marked = query?.text ?? '';
      },
      find: () => null,
      countMatches: () => ({ count: 0, countUpTo: 0, next: null }),
      replace: () => undefined,
      replaceAll: () => 0,
      selectedWords: () => '',
      start: () => ({ line: 0, column: 0 }),
    },
    setWrapping(wraps) {
      element.classList.toggle('wraps', wraps === true);
      options.onWrapping(wraps === true);
    },
  };
}

export const toEditorTheme = () => [];
