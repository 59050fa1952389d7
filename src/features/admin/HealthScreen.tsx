import { AdminPage } from './AdminPage.tsx';
import { copy } from './copy.ts';
import { SuperAdminOnly } from './frame/SuperAdminOnly.tsx';
import { HealthPanel } from './health/HealthPanel.tsx';

/** The state of the server, at `/admin/health`. */
export default function HealthScreen() {
  return (
    <AdminPage title={copy.screens.health}>
      <SuperAdminOnly>
        <HealthPanel />
      </SuperAdminOnly>
    </AdminPage>
  );
}
