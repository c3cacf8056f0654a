/** Entry point. The bundle is split into files that run in separate tasks, so that no file delays a click for long. */
import '@/ui/tokens.css';
import '@/ui/base.css';
import { waitForNextTask } from '@/shared/time';

const pieces: readonly (() => unknown)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './coreFeatures'),
  () => import(/* webpackMode: "eager" */ './store'),
  () => import(/* webpackMode: "eager" */ './App'),
];

/** Waits for the complete document, because the prefetched responses are at the end of a server-rendered page. */
const waitForDocument = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : null;

async function run() {
  await waitForDocument();
  for (const piece of pieces) {
    await waitForNextTask();
    await piece();
  }
  await waitForNextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start();
}

void run();
