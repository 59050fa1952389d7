import { create } from 'zustand';
import { TOAST_DURATION_MS, TOAST_MAX_COUNT } from './constants.ts';

export type ToastSeverity = 'info' | 'success' | 'warning' | 'error';
export type ToastPosition = 'top-center' | 'bottom-center';

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export interface ToastOptions {
  readonly severity?: ToastSeverity;
  readonly position?: ToastPosition;
  readonly durationMs?: number;
  readonly action?: ToastAction;
}

export interface Toast {
  readonly id: number;
  readonly message: string;
  readonly severity: ToastSeverity;
  readonly position: ToastPosition;
  readonly durationMs: number;
  readonly action?: ToastAction;
}

/** Shows a message above the page and returns its id. Errors stay longer than the rest. */
export function showToast(message: string, options: ToastOptions = {}): number {
  lastId += 1;
  const toast = toToast(lastId, message, options);
  useToastStore.setState((state) => ({ toasts: addToast(state.toasts, toast) }));
  return toast.id;
}

export function dismissToast(id: number): void {
  useToastStore.setState((state) => ({ toasts: state.toasts.filter((toast) => toast.id !== id) }));
}

export const useToastStore = create<{ readonly toasts: readonly Toast[] }>(() => ({ toasts: [] }));

/**
 * The rule of the queue: the newest stands last, a repeated message replaces the older toast and restarts its time, and
 * beyond the limit the oldest is removed.
 */
export function addToast(toasts: readonly Toast[], added: Toast): readonly Toast[] {
  const others = toasts.filter((toast) => toast.message !== added.message || toast.severity !== added.severity);
  return [...others, added].slice(-TOAST_MAX_COUNT);
}

let lastId = 0;

export function toToast(id: number, message: string, options: ToastOptions): Toast {
  const severity = options.severity ?? 'info';
  const toast = {
    id,
    message,
    severity,
    position: options.position ?? 'top-center',
    durationMs: options.durationMs ?? (severity === 'error' ? TOAST_DURATION_MS.error : TOAST_DURATION_MS.normal),
  };
  return options.action === undefined ? toast : { ...toast, action: options.action };
}
