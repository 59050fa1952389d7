import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { portalPath } from '../../core/paths.ts';
import { toOverallAddress } from './model/list-view.ts';
import { NextSteps } from './next/NextSteps.tsx';
import { copy } from './words.ts';

/** The next steps on the home page, with the way to all goals. */
export default function NextStepsPanel() {
  return (
    <NextSteps
      reportsFailure
      action={
        <>
          <Link component={RouterLink} to={toOverallAddress('today')} variant="body2">
            {copy.today.tab}
          </Link>
          <Link component={RouterLink} to={portalPath('inspiration')} variant="body2">
            {copy.next.all}
          </Link>
        </>
      }
    />
  );
}
