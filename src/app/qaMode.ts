/** Mode for QA pages: records the session, and shows a panel to download its log. */
import { describePage, takePicture, toFileName, toReplayLink, watchErrors } from './bugReport';
import { createFreezer } from './freeze';
import { maskLog } from './maskLog';
import { qa } from './qaEvents';
import { openPanel } from './qaPanel';
import { packLog } from './packedLog';
import { createRecorder, type Log, type Recorder } from './recorder';
import type { ShopStore } from './store';
import { watchViews } from './viewRecorder';

/** Number of actions that Redux DevTools keeps. This number is enough for a long session. */
export const devToolsAge = 20_000;

/**
 * Records the session, and freezes the page when DevTools shows another session. With `?replay` the page shows recorded
 * sessions instead. The promise then never resolves, because no session begins.
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
      if (shop) store.subscribe(watchViews(shop, recorder.see));
    },
    begin: recorder.begin,
    setRoot: freezer.setRoot,
  };
}

/** DOM event with which e2e tests request the log. The event's `detail` is a function that is called with the log. */
const logRequested = 'qa/logWanted';

/**
 * Shows the recorder's panel: report a bug, download, title, mark, start, stop. The panel has one language, because
 * only testers see it.
 */
function showRecorder(recorder: Recorder, store: ShopStore): void {
  const panel = openPanel('qa-recorder', 'QA');
  const { text, button, checkbox } = panel;
  const errors = watchErrors(recorder.count);
  const log = (): Log => recorder.log(store.getState(), title.value.trim() || undefined);
  const save = (whole: Log): string => download(withPeople.checked ? whole : maskLog(whole));

  const what = text('Qué pasó');
  const withPicture = checkbox('Con una imagen de esta pestaña, que muestra todo lo que se ve en ella');
  const reportBug = async () => {
    const step = recorder.count();
    const state = log();
    panel.hide(true);
    const picture = withPicture.checked ? await takePicture() : undefined;
    panel.hide(false);
    const said = what.value.trim();
    const report = describePage(said, step, errors, picture);
    const name = save({ ...state, ...(said && !title.value.trim() ? { title: said } : {}), report });
    what.value = '';
    const withoutPicture = withPicture.checked && picture === undefined ? ' (sin imagen)' : '';
    status(`${name}.json${withoutPicture} · ${toReplayLink(name, step)}`);
  };
  button('Informar un error', () => void reportBug());
  const status = panel.line();

  const withPeople = checkbox(
    'Con datos de personas: correos, teléfonos, nombres, códigos, direcciones, notas, VIN y búsquedas',
  );
  button('Descargar', () => void save(log()));
  const title = text('Título');
  const note = text('Nota');
  button('Marcar aquí', () => {
    store.dispatch(qa.marked({ note: note.value.trim() }));
    note.value = '';
  });
  button('Empezar de nuevo', () => recorder.restart());
  button('Detener', () => recorder.pause(store.getState()));
  document.addEventListener(logRequested, (event) => {
    if (event instanceof CustomEvent) (event.detail as (log: Log) => void)(log());
  });
}

/** Downloads the log. Returns the file's name without its extension. */
function download(log: Log): string {
  const name = toFileName(log.title);
  const url = URL.createObjectURL(new Blob([JSON.stringify(packLog(log))], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(url);
  return name;
}
