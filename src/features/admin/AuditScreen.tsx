import { AdminPage } from './AdminPage.tsx';
import { AuditLogs } from './audit/AuditLogs.tsx';
import { copy } from './copy.ts';
import { SuperAdminOnly } from './frame/SuperAdminOnly.tsx';

/** Who changed what and who signed in, at `/admin/audit`. */
export default function AuditScreen() {
  return (
    <AdminPage title={copy.screens.audit} isWide>
      <SuperAdminOnly>
        <AuditLogs />
      </SuperAdminOnly>
    </AdminPage>
  );
}
