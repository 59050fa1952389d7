import { Link } from 'react-router-dom';
import { portalPath } from '../../core/paths.ts';
import { copy } from './copy.ts';
import { NextSteps } from './next/NextSteps.tsx';

/** The next steps on the home page, with the way to all goals. */
export default function NextStepsPanel() {
  return <NextSteps action={<Link to={portalPath('inspiration')}>{copy.next.all}</Link>} />;
}
