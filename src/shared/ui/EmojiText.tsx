import { VisuallyHidden } from './VisuallyHidden.tsx';

const LEADING_EMOJI = /^\p{Emoji_Presentation}\s*/u;

/**
 * A documented text whose leading emoji is hidden from view: systems without an emoji font show a box. Put an icon beside
 * it that looks the same. The text itself stays complete, for assistive technology and for copying.
 */
export function EmojiText({ text }: { readonly text: string }) {
  const [emoji = ''] = LEADING_EMOJI.exec(text) ?? [];
  if (emoji === '') return <>{text}</>;
  return (
    <span>
      <VisuallyHidden>{emoji}</VisuallyHidden>
      {text.slice(emoji.length)}
    </span>
  );
}
