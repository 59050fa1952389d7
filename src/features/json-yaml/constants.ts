import { YAML_CHARS_MAX } from '../../core/yaml-limits.ts';

/** Height of a line in both panes; the virtual list relies on it. */
export const LINE_PX = 20;
/** Height of the text areas in rows (doc 3 §2). */
export const PANE_ROWS_COUNT = 20;

/** Spaces per level (doc 3 §9). */
export const INDENT_SPACES = { options: [2, 4, 8], initial: 2 } as const;
/** JSON has further choices; `tab` is one tab per level. */
export const JSON_INDENTS = [2, 3, 4, 8, 'tab'] as const;
/** How long a success notice stays (doc 3 §9). */
export const SUCCESS_NOTICE_MS = 2000;

/** The editor parses texts up to this length. Parsing longer ones at every key would stall the page; they are colored by line. */
export const PARSED_CHARS = 64 << 10;
/** Longer texts are shown read-only; up to the second limit they are edited on request. */
export const EDITED_BYTES = { offered: 2 << 20, onRequest: 10 << 20 } as const;
/** A longer paste goes to the worker directly, because inserting it into the editor would stall the page. */
export const EDITOR_PASTE_CHARS = 256 << 10;
/** Copying a longer text stalls the browser; it can only be downloaded. */
export const COPIED_BYTES = 32 << 20;

/** How long undoing a replaced input is offered. */
export const UNDO_OFFER_MS = 10_000;

/** Slower work shows its progress and can be stopped. */
export const SLOW_WORK_MS = 500;
export const PROGRESS_INTERVAL_MS = 200;

/** Maximum length of each remembered input: the browser's storage holds some five million characters in all. */
export const REMEMBERED_CHARS = 1 << 20;
/** An input is written when it has not changed for this long. */
export const REMEMBERING_MS = 500;
/** Bytes that a text may have at most without having too many characters for the YAML tool for certain. */
export const YAML_BYTES_MAX = 3 * YAML_CHARS_MAX;
