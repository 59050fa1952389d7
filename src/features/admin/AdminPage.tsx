import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { onSessionEvent } from '../../shared/events.ts';
import { createAdminQueryClient } from './api/use-admin-query.ts';
import { AdminFrame } from './frame/AdminFrame.tsx';
import { AdminGate } from './gate/AdminGate.tsx';

interface AdminPageProps {
  /** The heading of the screen. */
  readonly title: string;
  /** As in `AdminFrame`. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Shared by the screens, so that moving between them shows what they have read before. */
const queryClient = createAdminQueryClient();

/** One screen of the administration, behind the gate and inside the frame. */
export function AdminPage({ children, ...frame }: AdminPageProps) {
  // The next administrator of this browser must not see replies to this one.
  useEffect(() => onSessionEvent('logout', () => queryClient.clear()), []);
  return (
    <QueryClientProvider client={queryClient}>
      <AdminGate>
        <AdminFrame {...frame}>{children}</AdminFrame>
      </AdminGate>
    </QueryClientProvider>
  );
}
