import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx';
import { copy as words } from '../calendar/copy.ts';
import type { OverallView } from '../model/list-view.ts';
import { TodayView } from './TodayView.tsx';

const loadCalendar = () => import('../calendar/AllCalendar.tsx').then((module) => module.AllCalendar);

/** A view over all goals in place of their cards. */
export function Overall({ view }: { readonly view: OverallView }) {
  return view === 'today' ? <TodayView /> : <LazyAllCalendar />;
}

/** The calendar over all goals, whose file is fetched when it is shown. */
function LazyAllCalendar() {
  const [isFailed, setFailed] = useState(false);
  const Calendar = useLazyComponent(loadCalendar, { isNeeded: !isFailed, onFailed: () => setFailed(true) });
  if (isFailed) return <ErrorAlert title={words.loadFailed} onRetry={() => setFailed(false)} />;
  if (Calendar === null) return <Skeleton variant="rounded" height={226} aria-busy="true" sx={{ mt: 2 }} />;
  return <Calendar />;
}
