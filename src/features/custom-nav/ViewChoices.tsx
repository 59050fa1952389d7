import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { NavLayout, NavViewMode } from './model/nav-state.ts';
import { copy } from './words.ts';

interface ViewChoicesProps {
  readonly view: NavViewMode;
  readonly layout: NavLayout;
  readonly onView: (view: NavViewMode) => void;
  readonly onLayout: (layout: NavLayout) => void;
}

const words = copy.toolbar;

/** Free arrangement or categories, and how many cards stand in a row. */
export function ViewChoices({ view, layout, onView, onLayout }: ViewChoicesProps) {
  return (
    <Row>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={words.view}
        onChange={(_event, next: NavViewMode | null) => next !== null && onView(next)}
      >
        <ToggleButton value="grid">{words.views.grid}</ToggleButton>
        <ToggleButton value="category">{words.views.category}</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={layout}
        aria-label={words.layout}
        onChange={(_event, next: NavLayout | null) => next !== null && onLayout(next)}
      >
        <ToggleButton value="5" aria-label={words.layouts['5']}>
          5
        </ToggleButton>
        <ToggleButton value="10" aria-label={words.layouts['10']}>
          10
        </ToggleButton>
      </ToggleButtonGroup>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& .MuiToggleButton-root': { minHeight: 40, paddingInline: theme.spacing(1.5) },
}));
