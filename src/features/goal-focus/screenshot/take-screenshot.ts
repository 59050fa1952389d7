import { AppError } from '../../../core/errors.ts';
import { canCaptureScreen, captureScreen } from '../../../platform/screen-capture.ts';
import { toHandoffAddress } from '../../../shared/handoff/handoff-address.ts';
import { pageHandoff } from '../../../shared/handoff/page-handoff.ts';
import { listAcceptingPages } from '../../../shared/tool/accepting-pages.ts';
import type { Page } from '../../../shared/tool/define-page.ts';
import { SCREENSHOT_HIDE_MS, SCREENSHOT_IDEAL_PX } from '../constants.ts';
import { screenshotName } from '../model/screenshot-name.ts';
import { copy } from './copy.ts';

export interface Screenshot {
  readonly name: string;
  readonly blob: Blob;
}

export type ScreenshotOutcome =
  | { readonly outcome: 'unavailable' }
  /** The visitor gave it up. */
  | { readonly outcome: 'cancelled' }
  /** `message` is the browser's or from `copy.ts`. */
  | { readonly outcome: 'failed'; readonly message: string }
  /** It waits for a page. Paths without the base: `to` for this tab, `address` for a new one. */
  | { readonly outcome: 'offered'; readonly to: string; readonly address: string }
  /** It could not be handed over, or no page takes pictures. */
  | { readonly outcome: 'kept'; readonly screenshot: Screenshot };

/**
 * Captures a picture of the screen and offers it to the first page that opens pictures (doc 2 §7, trap T30). Call from a
 * user gesture.
 */
export async function takeScreenshot(pages: readonly Page[], now: () => Date): Promise<ScreenshotOutcome> {
  const { width, height } = SCREENSHOT_IDEAL_PX;
  if (!canCaptureScreen()) return { outcome: 'unavailable' };
  try {
    const isHidden = new Promise<void>((resolve) => setTimeout(resolve, SCREENSHOT_HIDE_MS));
    const blob = await captureScreen({ idealWidth: width, idealHeight: height }, isHidden);
    if (blob === null) return { outcome: 'cancelled' };
    return await offer({ name: screenshotName(now(), copy.fileStem), blob }, pages);
  } catch (error) {
    return { outcome: 'failed', message: toMessage(error) };
  }
}

async function offer(screenshot: Screenshot, pages: readonly Page[]): Promise<ScreenshotOutcome> {
  const { name, blob } = screenshot;
  const [accepting] = listAcceptingPages(pages, { name, type: blob.type });
  if (accepting === undefined) return { outcome: 'kept', screenshot };
  try {
    const id = await pageHandoff.offer('image', screenshot);
    return { outcome: 'offered', to: accepting.to, address: toHandoffAddress(accepting.to, id) };
  } catch (error) {
    if (error instanceof AppError) return { outcome: 'kept', screenshot };
    throw error;
  }
}

function toMessage(error: unknown): string {
  if (error instanceof AppError) return copy.noFrame;
  return error instanceof Error ? error.message : String(error);
}
