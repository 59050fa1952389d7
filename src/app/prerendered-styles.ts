/**
 * [Note: Style attributes] The policy blocks `style` attributes in HTML, but scripts may set the same styles. A prerendered
 * page therefore has `data-style` attributes, and a rule for each of them in its style element, until the program starts.
 */
const ATTRIBUTE = 'data-style';

/** Replaces the `style` attributes of `html`. Returns the new text and the rules that it needs. */
export function extractStyleAttributes(html: string): { readonly html: string; readonly css: string } {
  const styles = new Set<string>();
  const moved = html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_match, start: string, style: string) => {
    styles.add(style);
    return `${start} ${ATTRIBUTE}="${style}"`;
  });
  // The id gives the rule a higher specificity than any class.
  return { html: moved, css: [...styles].map((style) => `#root [${ATTRIBUTE}="${style}"]{${style}}`).join('') };
}

/** Turns the attributes back into inline styles, as React expects them. */
export function restoreStyleAttributes(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(ATTRIBUTE) ?? '';
    element.removeAttribute(ATTRIBUTE);
  }
}
