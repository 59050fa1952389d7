const SCROLLERS = '.cm-scroller, [role=textbox]:not(.cm-content)';

/** Runs a change that exchanges the texts of both panes, and exchanges their scroll positions with them. */
export function exchangeScroll(button: Element, change: () => void): void {
  const tool = button.closest('[role=tabpanel]') ?? document.body;
  const [left, right] = findScrollers(tool).map(({ scrollTop }) => scrollTop);
  change();
  // By then the editors have measured their new texts.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const scrollers = findScrollers(tool);
      if (scrollers[0] !== undefined && right !== undefined) scrollers[0].scrollTop = right;
      if (scrollers[1] !== undefined && left !== undefined) scrollers[1].scrollTop = left;
    }),
  );
}

/** What scrolls in the first and in the second pane. */
function findScrollers(tool: Element): HTMLElement[] {
  return [...tool.querySelectorAll<HTMLElement>(SCROLLERS)].filter((each) => each.closest('[hidden]') === null);
}
