/**
 * [Note: Style attributes] The policy refuses `style` attributes in HTML, while scripts may set the same styles. So a
 * prerendered page carries them as `data-style`, with a rule for each in its style element, until the program starts.
 */
const ATTRIBUTE = 'data-style';

/** Moves the `style` attributes of `html` to where the policy allows them. Returns the new text and its rules. */
export function extractStyleAttributes(html: string): { readonly html: string; readonly css: string } {
  const styles = new Set<string>();
  const moved = html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_match, start: string, style: string) => {
    styles.add(style);
    return `${start} ${ATTRIBUTE}="${style}"`;
  });
  // The page's id makes the rule stronger than any class.
  return { html: moved, css: [...styles].map((style) => `#root [${ATTRIBUTE}="${style}"]{${style}}`).join('') };
}

/** Gives the elements their own styles back, as React expects them. */
export function restoreStyleAttributes(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(ATTRIBUTE) ?? '';
    element.removeAttribute(ATTRIBUTE);
  }
}
