/** Only in QA pages: the session is recorded, and a panel gives its log. */
import { qa } from './qaEvents';
import { openPanel } from './qaPanel';
import { createRecorder, type Log, type Recorder } from './recorder';
import type { ShopStore } from './store';

/** A whole session fits into Redux DevTools. */
export const devToolsAge = 20_000;

export const recordSession = () => createRecorder({ app: SHOP_VERSION, title: document.location.pathname });

/** What a story asks the page for its log with: `detail` is called with it. */
const logWanted = 'qa/logWanted';

/** Start, stop, title, mark, download. It tells people nothing of the shop, so it speaks one language. */
export function showRecorder(recorder: Recorder, store: ShopStore): void {
  const { text, button } = openPanel('qa-recorder', 'QA');
  const title = text('Título');
  const log = (): Log => recorder.log(store.getState(), title.value.trim() || undefined);
  button('Empezar de nuevo', () => recorder.restart());
  button('Detener', () => recorder.pause(store.getState()));
  const note = text('Nota');
  button('Marcar aquí', () => {
    store.dispatch(qa.marked({ note: note.value.trim() }));
    note.value = '';
  });
  button('Descargar', () => download(log()));
  document.addEventListener(logWanted, (event) => {
    if (event instanceof CustomEvent) (event.detail as (log: Log) => void)(log());
  });
}

function download(log: Log): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(log)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${log.title.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'log'}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
