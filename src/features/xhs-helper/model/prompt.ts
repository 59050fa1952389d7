import { POST_TITLE_MAX_CHARS, RECOMMENDED_CHARS } from '../constants.ts';
import { templates } from '../templates.ts';

/** The prompt for an AI to write about a theme. Without a theme it has a place to fill in. */
export function toPrompt(theme: string): string {
  const subject = theme.trim().replace(/\s+/g, ' ') || templates.promptTheme;
  return templates.prompt(subject, { ...RECOMMENDED_CHARS, titleMax: POST_TITLE_MAX_CHARS });
}
