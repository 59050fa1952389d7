import SwapIcon from '@mui/icons-material/SwapHorizOutlined';
import Button from '@mui/material/Button';
import { useStore } from 'zustand';
import { LISTED_DIFFERENCES_COUNT } from '../../../core/json-limits.ts';
import { formatCount } from '../model/quantity-text.ts';
import { Choice } from '../parts/Choice.tsx';
import { shortcutProps } from '../parts/PaneButton.tsx';
import { SuccessText } from '../parts/SuccessText.tsx';
import { ToolBar } from '../parts/tool-style.ts';
import { CompareToggle } from './CompareToggle.tsx';
import type { CompareProps } from './compare-controller.ts';
import { copy } from './copy.ts';
import { isCapped } from './model/listed-differences.ts';

export function CompareToolbar({ controller, compare }: CompareProps) {
  const isLeftBlank = useStore(controller.store, (state) => state.isBlank);
  const isRightBlank = useStore(compare.store, (state) => state.isBlank);
  const isReading = useStore(controller.store, (state) => state.work !== null && state.work.name === null);
  const hasResult = useStore(compare.store, (state) => state.result !== null);
  const ignoresKeyOrder = useStore(compare.store, (state) => state.ignoresKeyOrder);
  const ignoresItemOrder = useStore(compare.store, (state) => state.ignoresItemOrder);
  const isFolding = useStore(compare.store, (state) => state.showsOnlyDifferences);
  const isFoldable = useStore(compare.store, ({ result }) => result === null || !isCapped(result.comparison));
  const isBlank = isLeftBlank || isRightBlank;

  return (
    <ToolBar role="group" aria-label={copy.toolbar}>
      {hasResult ? (
        <Button size="small" variant="outlined" onClick={() => compare.edit()}>
          {copy.edit}
        </Button>
      ) : (
        <Button
          size="small"
          variant="contained"
          disabled={isBlank || isReading}
          {...shortcutProps('format')}
          onClick={() => compare.run()}
        >
          {copy.start}
        </Button>
      )}
      <Button
        size="small"
        startIcon={<SwapIcon />}
        title={copy.swapHint}
        disabled={isReading || (isLeftBlank && isRightBlank)}
        onClick={(event) => exchangeScroll(event.currentTarget, () => compare.swap())}
      >
        {copy.swap}
      </Button>
      <Choice
        label={copy.ignoreKeyOrder}
        isOn={ignoresKeyOrder}
        onChange={(isOn) => compare.choose({ ignoresKeyOrder: isOn })}
      />
      <Choice
        label={copy.ignoreItemOrder}
        isOn={ignoresItemOrder}
        onChange={(isOn) => compare.choose({ ignoresItemOrder: isOn })}
      />
      {hasResult && (
        <Choice
          label={copy.onlyDifferences}
          isOn={isFolding && isFoldable}
          isDisabled={!isFoldable}
          title={isFoldable ? undefined : copy.onlyDifferencesCapped(formatCount(LISTED_DIFFERENCES_COUNT))}
          onChange={compare.showOnlyDifferences}
        />
      )}
      {isBlank && <span className="hint">{copy.needsBoth}</span>}
      <SuccessText store={controller.store} />
      <span className="gap" />
      <CompareToggle compare={compare} />
    </ToolBar>
  );
}

const SCROLLERS = '.cm-scroller, [role=textbox]:not(.cm-content)';

/** Runs a change that exchanges the texts of both panes, and exchanges their scroll positions with them. */
function exchangeScroll(button: Element, change: () => void): void {
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
