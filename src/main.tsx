/**
 * Starts the program in parts, each evaluated in its own task, so that the page responds to input in between. The page
 * preloads the files of all parts.
 */
async function start(): Promise<void> {
  await import('react-dom/client');
  await import('./app/style-cache.ts');
  await import('./app/theme.ts');
  const { startApp } = await import('./app/entry-client.tsx');
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  await startApp(root);
}

void start();
