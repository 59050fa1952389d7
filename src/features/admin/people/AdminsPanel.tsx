import { PeoplePanel } from './PeoplePanel.tsx';
import { ADMINS } from './people-kind.ts';

/** The administrators, for super administrators. */
export function AdminsPanel() {
  return <PeoplePanel kind={ADMINS} />;
}
