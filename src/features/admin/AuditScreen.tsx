import { AdminPage } from './AdminPage.tsx';
import { AuditPanel } from './audit/AuditPanel.tsx';
import { copy } from './copy.ts';
import { SuperAdminOnly } from './frame/SuperAdminOnly.tsx';

/** Who changed what, at `/admin/audit`. */
export default function AuditScreen() {
  return (
    <AdminPage title={copy.screens.audit}>
      <SuperAdminOnly>
        <AuditPanel />
      </SuperAdminOnly>
    </AdminPage>
  );
}
