/**
 * The entry. The shop's code comes in few files and runs piece by piece, as long as no piece takes longer than the browser
 * may keep a press waiting: after each it does what else is due.
 */
import '@/ui/tokens.css';
import '@/ui/base.css';
import { nextTask } from '@/shared/time';

const pieces: readonly (() => unknown)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './coreFeatures'),
  () => import(/* webpackMode: "eager" */ './store'),
  () => import(/* webpackMode: "eager" */ './App'),
];

/** What a drawn page was drawn with stands at its end. */
const parsed = () =>
  document.readyState === 'loading'
    ? new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    : null;

async function run() {
  await parsed();
  for (const piece of pieces) {
    await nextTask();
    await piece();
  }
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start();
}

void run();
