/** Only in QA pages: the recorder, and a small button that gives the log as a file. */
import { createRecorder, type Log } from './recorder';

/** A whole session fits into Redux DevTools. */
export const devToolsAge = 20_000;

export const recordSession = () => createRecorder({ app: SHOP_VERSION, title: document.location.pathname });

export function showPanel(log: () => Log): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.id = 'qa-log';
  button.textContent = 'QA: log';
  button.addEventListener('click', () => {
    const url = URL.createObjectURL(new Blob([JSON.stringify(log())], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'log.json';
    link.click();
    URL.revokeObjectURL(url);
  });
  document.body.append(button);
}
