import { StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { ConfirmHost } from '../shared/confirm/ConfirmHost.tsx';
import { AccountDialogsHost } from './AccountDialogsHost.tsx';
import { Providers } from './Providers.tsx';
import { registry } from './registry.ts';
import { createAppRouter } from './router.tsx';
import { ToastHost } from './ToastHost.tsx';
import { UpdateNotice } from './update/UpdateNotice.tsx';

const router = createAppRouter(registry);

export function App() {
  return (
    <StrictMode>
      <Providers pages={registry}>
        <RouterProvider router={router} />
        <AccountDialogsHost />
        <ConfirmHost />
        <ToastHost />
        <UpdateNotice />
      </Providers>
    </StrictMode>
  );
}
