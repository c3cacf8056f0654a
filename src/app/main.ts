/** The entry. The shop's code comes in one piece and runs in several, between which the browser hears who presses. */
import '@/ui/tokens.css';
import '@/ui/base.css';
import { aTurn } from '@/shared/time';

async function begin() {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await aTurn();
  await import(/* webpackMode: "eager" */ './store');
  await aTurn();
  await import(/* webpackMode: "eager" */ './App');
  await aTurn();
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start();
}

void begin();
