import { BOLD_LEAD } from '../lexicon.ts';

interface TidyTitle {
  readonly text: string;
  readonly description?: string;
}

/** The words of a title in a model's answer, without bold and code marks. What follows a bold beginning describes it. */
export function tidyTitle(title: string): TidyTitle {
  const lead = BOLD_LEAD.exec(title);
  if (lead === null) return { text: withoutMarks(title) };
  const [all, name = '', colon, separator] = lead;
  const rest = withoutMarks(title.slice(all.length));
  if (rest === '') return { text: name.trim() };
  if (colon || separator) return { text: name.trim(), description: rest };
  return { text: withoutMarks(title) };
}

function withoutMarks(text: string): string {
  return text
    .replace(/\*\*([^*]{1,200})\*\*/g, '$1')
    .replace(/`([^`]{1,200})`/g, '$1')
    .trim();
}
