/** QA pages only: records the session, with a panel to download its log. */
import { createFreezer } from './freeze';
import { maskLog } from './maskLog';
import { qa } from './qaEvents';
import { openPanel } from './qaPanel';
import { packLog } from './packedLog';
import { createRecorder, type Log, type Recorder } from './recorder';
import type { ShopStore } from './store';

/** Number of actions; a whole session fits into Redux DevTools. */
export const devToolsAge = 20_000;

/**
 * Records the session and waits for DevTools to show another one. With `?replay` the page shows recorded sessions
 * instead: the promise does not resolve, as no session of its own begins.
 */
export async function openQa(shop: HTMLElement | null) {
  if (shop && new URLSearchParams(location.search).has('replay')) {
    await (await import('./replayMode')).startReplayMode(shop);
    return new Promise<never>(() => undefined);
  }
  const recorder = createRecorder({ app: SHOP_VERSION, title: document.location.pathname });
  const freezer = createFreezer();
  return {
    options: {
      devTools: { maxAge: devToolsAge, name: 'shop' },
      guards: [freezer.guard],
      effectMiddlewares: [freezer.effects, recorder.effects],
    },
    observers: [recorder.middleware],
    watch: (store: ShopStore) => {
      showRecorder(recorder, store);
      freezer.watch(store, recorder);
    },
    begin: recorder.begin,
    setRoot: freezer.setRoot,
  };
}

/** DOM event that asks for the log (used by e2e): `detail` is called with it. */
const logRequested = 'qa/logWanted';

/** Recorder panel: start, stop, title, mark, download. For testers only, so in one language. */
function showRecorder(recorder: Recorder, store: ShopStore): void {
  const { text, button, checkbox } = openPanel('qa-recorder', 'QA');
  const title = text('Título');
  const log = (): Log => recorder.log(store.getState(), title.value.trim() || undefined);
  button('Empezar de nuevo', () => recorder.restart());
  button('Detener', () => recorder.pause(store.getState()));
  const note = text('Nota');
  button('Marcar aquí', () => {
    store.dispatch(qa.marked({ note: note.value.trim() }));
    note.value = '';
  });
  const withPeople = checkbox(
    'Con datos de personas: correos, teléfonos, nombres, códigos, direcciones, notas, VIN y búsquedas',
  );
  button('Descargar', () => download(withPeople.checked ? log() : maskLog(log())));
  document.addEventListener(logRequested, (event) => {
    if (event instanceof CustomEvent) (event.detail as (log: Log) => void)(log());
  });
}

function download(log: Log): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(packLog(log))], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${log.title.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'log'}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
