/**
 * Viewer of a log in replay mode. The viewer has a slider, keys, playback, a filter and a timeline, and shows the
 * changes of the state.
 */
import type { BugReport } from '../bugReport';
import { openPanel } from '../qaPanel';
import { createTimelineView } from './drawTimeline';
import { createElement } from './createElement';
import { openLog, type OpenedLog } from './openLog';
import { listChangedPaths } from './stateChanges';
import { createStateTree } from './stateTree';
import { buildTimeline, matchesFilter, type Timeline } from './timeline';

/**
 * Maximum size of a log in bytes. A log of this size has about 50,000 events, which are drawn in 5 s. Many more events
 * crash the page.
 */
const maxLogSize = 64 * 1_048_576;
const megabytes = (size: number): number => Math.ceil(size / 1_048_576);
/** Maximum milliseconds between two events during playback. Longer pauses of the session are shortened. */
const longestPause = 2_000;

/** Maximum milliseconds to wait until a step is rendered. The step's code may load during this time. */
const longestDrawing = 3_000;
const equalText = 'texto igual al visto';
const otherText = 'texto distinto del visto';

const nothing: Timeline = { lanes: [], events: [], bars: [], rows: 0 };

/** Reads the step in the address: `#52`. */
const readStep = (): number => Number(/^#(\d+)$/.exec(location.hash)?.[1] ?? NaN);

const describeReport = ({ what, path, viewport, browser, errors, step }: BugReport): string =>
  [
    `Informe en el paso ${step}: ${what || 'sin palabras'}`,
    `${path} · ${viewport.width} × ${viewport.height} (×${viewport.scale})`,
    browser,
    ...errors.map((error) => `Error tras el paso ${error.step}: ${error.message}`),
  ].join('\n');

/**
 * Draws a report's picture on a canvas. The Content-Security-Policy forbids an image element that contains the
 * picture's data.
 */
async function drawPicture(canvas: HTMLCanvasElement, picture: string): Promise<void> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
}

/**
 * @param show renders a step
 * @param checkText renders the step again, because code may have loaded meanwhile. Returns whether the page has the
 * recorded text; null if no text was recorded.
 */
export function showViewer(
  show: (opened: OpenedLog, step: number) => void,
  checkText: (step: number) => boolean | null,
): void {
  const panel = openPanel('qa-replay', 'QA: repetición');
  let opened: OpenedLog | null = null;
  let timeline = nothing;
  let step = 0;
  let speed = 1;
  let comparing = 0;
  let playing: ReturnType<typeof setTimeout> | undefined;

  const isShown = (index: number): boolean => {
    const event = timeline.events[index];
    return (
      event !== undefined &&
      matchesFilter(filter.value, event, () =>
        listChangedPaths(opened?.states[index], opened?.states[index + 1]),
      )
    );
  };

  function go(next: number): void {
    const state = opened?.states[next];
    if (!opened || !state) return;
    step = next;
    steps.value = String(step);
    show(opened, step);
    tree.show(opened.states[step - 1] ?? state, state);
    view.select(step);
    const { log } = opened;
    const entry = log.entries[step - 1];
    const event = entry ? `${entry.by} ${entry.action.type}` : log.title;
    const cause = timeline.events[step - 1]?.cause;
    const because =
      cause === null || cause === undefined
        ? ''
        : ` · por ${cause + 1} ${log.entries[cause]?.action.type ?? ''}`;
    const place = `${step} / ${log.entries.length} · ${entry?.t ?? 0} ms · ${event}${because}`;
    const line = opened.damage === null ? place : `${place} · La grabación está dañada: ${opened.damage}`;
    statusLine(line);
    compareText(line);
    data.textContent = entry ? JSON.stringify(entry.action.payload ?? null, null, 1) : '';
    history.replaceState(history.state, '', `${location.pathname}${location.search}#${step}`);
  }

  /**
   * Shows whether the page has the recorded text. An equal text is reported immediately, a different text only when the
   * page had time to render.
   */
  function compareText(line: string): void {
    cancelAnimationFrame(comparing);
    const latest = performance.now() + longestDrawing;
    const compare = () => {
      const isEqual = checkText(step);
      if (isEqual) statusLine(`${line} · ${equalText}`);
      else if (performance.now() < latest) comparing = requestAnimationFrame(compare);
      else if (isEqual === false) statusLine(`${line} · ${otherText}`);
    };
    comparing = requestAnimationFrame(compare);
  }

  /** Goes to the next event that the filter shows and `fits` accepts. Returns false if there is no such event. */
  function goToNext(direction: 1 | -1, fits: (index: number) => boolean = () => true): boolean {
    for (let next = step + direction; next >= 1 && next <= timeline.events.length; next += direction) {
      if (!isShown(next - 1) || !fits(next - 1)) continue;
      go(next);
      return true;
    }
    if (direction < 0 && step > 0) go(0);
    return false;
  }

  const isFailure = (index: number): boolean => timeline.events[index]?.isFailure ?? false;

  function stop(): void {
    clearTimeout(playing);
    playing = undefined;
    play.textContent = 'Reproducir';
  }

  /** Continues playback with the pauses of the session. Playback ends at a failure. */
  function playOn(): void {
    const before = timeline.events[step - 1]?.t ?? 0;
    const pause = Math.max(0, (timeline.events[step]?.t ?? before) - before);
    playing = setTimeout(
      () => {
        if (goToNext(1) && !isFailure(step - 1)) playOn();
        else stop();
      },
      Math.min(longestPause, pause) / speed,
    );
    play.textContent = 'Pausar';
  }

  const togglePlaying = () => (playing === undefined ? playOn() : stop());
  const chooseSpeed = (next: number) => {
    speed = next;
    speedButton.textContent = `${speed}×`;
  };

  function openText(text: string, name: string): void {
    stop();
    if (text.length > maxLogSize) {
      statusLine(
        `La grabación es demasiado grande: ${megabytes(text.length)} MB, y se abren hasta ${megabytes(maxLogSize)} MB.`,
      );
      return;
    }
    try {
      opened = openLog(text);
    } catch (error) {
      statusLine(`No es una grabación: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    const { log, states } = opened;
    timeline = buildTimeline(log);
    steps.max = String(states.length - 1);
    view.show(timeline, isShown);
    const { report: told } = log;
    report.textContent = told ? describeReport(told) : '';
    if (picture.parentElement) picture.parentElement.hidden = told?.picture === undefined;
    if (told?.picture !== undefined) void drawPicture(picture, told.picture);
    const asked = readStep();
    const first = Number.isNaN(asked) ? (told?.step ?? 0) : asked;
    history.replaceState(history.state, '', `?replay=${encodeURIComponent(name.replace(/\.json$/, ''))}`);
    go(Math.min(first, states.length - 1));
  }

  panel.file('Grabación (.json)', openText);
  const steps = panel.range('Paso', go);
  steps.max = '0';
  const row = panel.row();
  row.button('Anterior', () => void goToNext(-1));
  row.button('Siguiente', () => void goToNext(1));
  const play = row.button('Reproducir', togglePlaying);
  const speedButton = row.button('1×', () => chooseSpeed(speed === 1 ? 4 : 1));
  row.button('Al fallo', () => void goToNext(1, isFailure));
  const statusLine = panel.line();
  const report = panel.add(createElement('pre', 'report'));
  const picture = panel.section('Imagen del informe', createElement('canvas', 'picture'));
  const filter = panel.text('Filtro: evento, ui, saga o ruta del estado');
  filter.addEventListener('input', () => view.show(timeline, isShown));
  const view = createTimelineView(go);
  panel.add(view.root);
  const data = panel.section('Datos del evento', createElement('pre'));
  const tree = createStateTree();
  panel.section('Estado: ● cambió en este paso', tree.root);
  panel.section(
    'Teclas',
    Object.assign(createElement('pre'), {
      textContent:
        '← → o k j: paso · Inicio, Fin · espacio: reproducir · 1, 4: velocidad · f: siguiente fallo',
    }),
  );
  if (picture.parentElement) picture.parentElement.hidden = true;
  panel.widen();
  panel.open();

  const keys: Record<string, () => unknown> = {
    ArrowRight: () => goToNext(1),
    j: () => goToNext(1),
    ArrowLeft: () => goToNext(-1),
    k: () => goToNext(-1),
    Home: () => go(0),
    End: () => go(timeline.events.length),
    ' ': togglePlaying,
    1: () => chooseSpeed(1),
    4: () => chooseSpeed(4),
    f: () => goToNext(1, isFailure),
  };
  addEventListener(
    'keydown',
    (event) => {
      const run = keys[event.key];
      const [target] = event.composedPath();
      // a focused control handles its keys itself
      const isControl =
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLSelectElement;
      const isPressed =
        event.key === ' ' && target instanceof HTMLElement && target.matches('button, summary');
      if (!run || isControl || isPressed || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      run();
    },
    { capture: true },
  );
  const wanted = new URLSearchParams(location.search).get('replay');
  if (wanted)
    statusLine(
      `Elija ${wanted}.json${Number.isNaN(readStep()) ? '' : `: se abre en el paso ${readStep()}`}.`,
    );
}
