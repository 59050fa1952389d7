// Loading this file is all that is needed: see `service-worker.ts`.
self.close();
