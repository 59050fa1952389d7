import { firstPaint } from './platform/first-paint.ts';
import { nextTask } from './platform/next-task.ts';

/** A request takes the browser up to a millisecond to begin. */
const LINKS_PER_TASK = 6;

/**
 * Starts the program in parts, each evaluated in its own task, so that the page responds to input in between. Their files are
 * fetched together, after the first paint.
 */
async function start(): Promise<void> {
  // A service worker has the files at hand, so that they do not compete with what the paint needs.
  if (!navigator.serviceWorker?.controller) await firstPaint();
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>('body > template')) {
    while (content.hasChildNodes()) {
      document.head.append(...[...content.childNodes].slice(0, LINKS_PER_TASK));
      await nextTask();
    }
  }
  await import('./app/react-part.ts');
  await import('./app/style-cache.ts');
  await import('./app/theme.ts');
  const { startApp } = await import('./app/entry-client.tsx');
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  await startApp(root);
}

void start();
