import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { act, fireEvent } from '@testing-library/react';
import { hydrationEvents } from '../preloader';
import { replayInteractions } from './replayInteractions';

const later =
  '<template id="later"><link rel="stylesheet" href="/a.css"><script defer src="/v.js"></script></template>';
const getLoadedScripts = () => [...document.head.children].map((part) => part.outerHTML);

/** A server-rendered page on which preHydration has run. */
function open(body: string) {
  document.head.innerHTML = later;
  document.body.innerHTML = `<div id="shop">${body}</div>`;
  isCodeThere = false;
  jest.isolateModules(() => void jest.requireActual('./preHydration'));
}
let isCodeThere = false;
/** The bundle arrives, before it renders anything. */
const loadCode = () => {
  if (!isCodeThere) replayInteractions();
  isCodeThere = true;
};
const tell = (event: string) => {
  loadCode();
  document.dispatchEvent(new Event(event));
};
const mountApp = async () => {
  loadCode();
  document.dispatchEvent(new Event(hydrationEvents.isThere));
  // elements that React does not own are polled for at most this long
  await jest.advanceTimersByTimeAsync(30_000);
};
const byName = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;

let added: jest.SpyInstance<void, Parameters<Document['addEventListener']>>;

test.each([
  ['{"prices":null,"theme":"dark"}', 'dark'],
  ['{"prices":null,"theme":"light"}', 'light'],
  ['{"prices":null,"theme":null}', undefined],
  ['"theme":"dark', undefined],
  [null, undefined],
])('the stored display settings %s set data-theme of the new page to %p', (stored, theme) => {
  delete document.documentElement.dataset.theme;
  localStorage.clear();
  if (stored !== null) localStorage.setItem('display', stored);
  open('');
  expect(document.documentElement.dataset.theme).toBe(theme);
});

beforeEach(() => {
  jest.useFakeTimers();
  added = jest.spyOn(document, 'addEventListener');
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
});
afterEach(async () => {
  await mountApp();
  for (const call of added.mock.calls) document.removeEventListener(...call);
  added.mockRestore();
  jest.useRealTimers();
});

describe('the bundle', () => {
  const all = ['<link rel="stylesheet" href="/a.css">', '<script defer="" src="/v.js"></script>'];

  /** Runs the tasks in which the scripts after the first one are added. */
  const poll = () => jest.advanceTimersByTimeAsync(10);

  test('is loaded once the pictures have loaded and the frame that shows them is painted', async () => {
    open('');
    expect(getLoadedScripts()).toEqual([expect.stringContaining('template')]);
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(1);
    expect(getLoadedScripts()).toHaveLength(1);
    jest.advanceTimersByTime(20);
    await poll();
    expect(getLoadedScripts()).toEqual(all);
  });

  test('is loaded after the loaded pictures are decoded, even if one of them is broken', async () => {
    open('<img alt="Broken"><img alt="Large"><img alt="Lazy">');
    const [broken, large, lazy] = document.images;
    let finishDecoding = () => {};
    const decoding = new Promise<void>((resolve) => (finishDecoding = resolve));
    broken!.decode = () => Promise.reject(new Error('EncodingError'));
    large!.decode = () => decoding;
    lazy!.decode = () => new Promise(() => {});
    Object.defineProperty(lazy, 'complete', { value: false });
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(100);
    expect(getLoadedScripts()).toHaveLength(1);
    finishDecoding();
    await jest.advanceTimersByTimeAsync(100);
    expect(getLoadedScripts()).toEqual(all);
  });

  test('is loaded at the first interaction, once, one file after the other', async () => {
    open('');
    document.dispatchEvent(new Event('pointerdown'));
    document.dispatchEvent(new Event('keydown'));
    expect(getLoadedScripts()).toEqual(all.slice(0, 1));
    await poll();
    expect(getLoadedScripts()).toEqual(all);
  });

  test('is loaded when the pointer moves, and not while it rests', async () => {
    open('');
    const move = (by: Partial<PointerEvent>) =>
      document.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0, ...by }));
    move({});
    await poll();
    expect(getLoadedScripts()).toHaveLength(1);
    move({ movementY: -1 });
    await poll();
    expect(getLoadedScripts()).toEqual(all);
  });

  test('is loaded after three seconds at the latest, even without the pictures', async () => {
    open('');
    jest.advanceTimersByTime(2_999);
    expect(getLoadedScripts()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    await poll();
    expect(getLoadedScripts()).toEqual(all);
  });
});

describe('interactions before hydration', () => {
  test('a click on a button is replayed, also after the page was rendered again', async () => {
    open('<button>Menú</button>');
    byName('button').click();
    byName('button').click();
    loadCode();
    byName('#shop').innerHTML = '<p>new</p><button>Menú</button>';
    const onClick = jest.fn();
    byName('button').addEventListener('click', onClick);
    await mountApp();
    await mountApp();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('an interaction that React handled is not replayed', async () => {
    open('<button>Menú</button>');
    byName('button').click();
    tell(hydrationEvents.hears);
    const onClick = jest.fn();
    byName('button').addEventListener('click', onClick);
    byName('button').click();
    await mountApp();
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('an interaction with an element that appears a little later is replayed', async () => {
    open('<button>Menú</button>');
    byName('button').click();
    loadCode();
    byName('#shop').innerHTML = '';
    tell(hydrationEvents.isThere);
    await jest.advanceTimersByTimeAsync(500);
    loadCode();
    byName('#shop').innerHTML = '<button>Menú</button>';
    const onClick = jest.fn();
    byName('button').addEventListener('click', onClick);
    Object.assign(byName('button'), { __reactProps$late: {} });
    await jest.advanceTimersByTimeAsync(100);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('a select that is enabled by a replayed choice gets the focus back', async () => {
    const form =
      '<form><select aria-label="Año"><option>2012</option></select><select aria-label="Marca" id="make" disabled></select></form>';
    open(form);
    fireEvent.input(byName('select'), { target: { value: '2012' } });
    byName('#make').focus();
    loadCode();
    byName('#shop').innerHTML = form;
    byName('select').addEventListener('change', () => byName('#make').removeAttribute('disabled'));
    await mountApp();
    expect(document.activeElement).toBe(byName('#make'));
  });

  test('a restored focus that is moved away again is not restored a second time', async () => {
    open('<input aria-label="Buscar"><button>Menú</button>');
    byName('input').focus();
    byName('button').click();
    tell(hydrationEvents.isThere);
    for (const part of document.querySelectorAll('#shop input')) Object.assign(part, { __reactProps$1: {} });
    await jest.advanceTimersByTimeAsync(200);
    expect(document.activeElement).toBe(byName('input'));
    byName('input').blur();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(document.activeElement).toBe(document.body);
  });

  test('a click is replayed without delay when the focused element was removed', async () => {
    open('<input aria-label="Buscar"><button>Menú</button>');
    byName('input').focus();
    byName('button').click();
    loadCode();
    byName('#shop').innerHTML = '<button>Menú</button>';
    Object.assign(byName('button'), { __reactProps$1: {} });
    const onClick = jest.fn();
    byName('button').addEventListener('click', onClick);
    tell(hydrationEvents.isThere);
    await jest.advanceTimersByTimeAsync(100);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('a click while the focus is being restored is replayed', async () => {
    open('<input aria-label="Buscar"><button>Menú</button>');
    byName('input').focus();
    byName('button').click();
    loadCode();
    byName('#shop').innerHTML = '<button>Menú</button><button id="late">Cuenta</button>';
    Object.assign(byName('button'), { __reactProps$1: {} });
    byName('button').addEventListener('click', () =>
      byName('#shop').insertAdjacentHTML('beforeend', '<input aria-label="Buscar">'),
    );
    const onClick = jest.fn();
    byName('#late').addEventListener('click', onClick);
    tell(hydrationEvents.isThere);
    await jest.advanceTimersByTimeAsync(500);
    byName('#late').click();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('an interaction with a removed element is not replayed', async () => {
    open('<button>Menú</button>');
    byName('button').click();
    loadCode();
    byName('#shop').innerHTML = '<button>Cuenta</button>';
    const onClick = jest.fn();
    byName('button').addEventListener('click', onClick);
    await mountApp();
    expect(onClick).not.toHaveBeenCalled();
  });

  test('a form is submitted by the shop with the typed values, not by the browser', async () => {
    open('<form><input name="q"><button>Buscar</button></form>');
    const field = byName<HTMLInputElement>('input');
    field.value = 'bujía';
    fireEvent.input(field);
    const isLeftToBrowser = fireEvent.submit(byName('form'));
    expect(isLeftToBrowser).toBe(false);
    const events: string[] = [];
    field.addEventListener('input', () => events.push(field.value));
    byName('form').addEventListener('submit', (event) => {
      event.preventDefault();
      events.push('sent');
    });
    await mountApp();
    expect(events).toEqual(['bujía', 'sent']);
  });

  test('a form that is submitted before its typed texts are replayed is sent after them', async () => {
    open('<form><input name="q"><button>Buscar</button></form>');
    const [field, form] = [byName<HTMLInputElement>('input'), byName('form')];
    field.value = 'bujía';
    fireEvent.input(field);
    const events: string[] = [];
    field.addEventListener('input', () => events.push(field.value));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      events.push('sent');
    });
    loadCode();
    for (const element of [field, form]) Object.assign(element, { __reactProps$there: {} });
    tell(hydrationEvents.isThere);
    fireEvent.submit(form);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(events).toEqual(['bujía', 'sent']);
  });

  test('the focus event is replayed to React, and the focus is restored after the page was rendered again', async () => {
    open('<input aria-label="Buscar"><button>Menú</button>');
    byName('button').focus();
    byName('input').focus();
    loadCode();
    byName('#shop').innerHTML = '<input aria-label="Buscar"><button>Menú</button>';
    const events: (string | undefined)[] = [];
    byName('#shop').addEventListener('focusin', ({ target }) => events.push((target as Element).localName));
    await mountApp();
    expect(events).toEqual(['input']);
    expect(document.activeElement).toBe(byName('input'));
  });

  test('typed text stays when the focus event resets the field', async () => {
    open('<input aria-label="Buscar">');
    const field = byName<HTMLInputElement>('input');
    field.focus();
    field.value = 'filtro';
    fireEvent.input(field);
    byName('#shop').addEventListener('focusin', () => (field.value = ''));
    await mountApp();
    expect(field.value).toBe('filtro');
  });

  test('a form that hydrates late gets the last typed values, and is submitted once, by the shop', async () => {
    open('<form><input name="q"><button>Buscar</button></form>');
    await mountApp();
    const [field, form] = [byName<HTMLInputElement>('input'), byName('form')];
    for (const text of ['Ana', 'Ana Pérez']) {
      field.value = text;
      fireEvent.input(field);
    }
    expect(fireEvent.submit(form)).toBe(false);
    await jest.advanceTimersByTimeAsync(1_000);
    const events: string[] = [];
    field.addEventListener('input', () => events.push(field.value));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      events.push('sent');
    });
    field.value = '';
    for (const element of [field, form]) Object.assign(element, { __reactProps$late: {} });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(events).toEqual(['Ana Pérez', 'sent']);
  });

  test('a press that makes React hydrate a part of the page is not replayed', async () => {
    open('<button>Pestaña</button>');
    await mountApp();
    const onClick = jest.fn();
    byName('button').addEventListener('click', onClick);
    byName('button').click();
    Object.assign(byName('button'), { __reactProps$late: {} });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('the replay keeps text that was typed later, and a focus that was moved elsewhere', async () => {
    open('<input aria-label="Buscar"><input aria-label="Correo">');
    const field = byName<HTMLInputElement>('[aria-label=Buscar]');
    field.focus();
    field.value = 'filt';
    fireEvent.input(field);
    tell(hydrationEvents.hears);
    field.value = 'filtro';
    fireEvent.input(field);
    byName('[aria-label=Correo]').focus();
    await mountApp();
    expect(field.value).toBe('filtro');
    expect(document.activeElement).toBe(byName('[aria-label=Correo]'));
  });

  test('typed texts, ticks and choices reach React', async () => {
    const changes: string[] = [];
    function Form() {
      const [text, setText] = useState('');
      const [isTicked, setTicked] = useState(false);
      const [size, setSize] = useState('s');
      changes.push(`${text} ${isTicked} ${size}`);
      return (
        <form>
          <input value={text} onChange={({ target }) => setText(target.value)} />
          <input type="checkbox" checked={isTicked} onChange={({ target }) => setTicked(target.checked)} />
          <select value={size} onChange={({ target }) => setSize(target.value)}>
            <option value="s">s</option>
            <option value="l">l</option>
          </select>
        </form>
      );
    }
    open(
      '<form><input value=""><input type="checkbox"><select><option value="s" selected>s</option><option value="l">l</option></select></form>',
    );
    fireEvent.input(byName('input'), { target: { value: 'bujía' } });
    byName('[type=checkbox]').click();
    fireEvent.input(byName('select'), { target: { value: 'l' } });
    loadCode();
    act(() => void hydrateRoot(byName('#shop'), <Form />));
    await act(mountApp);
    expect(changes.at(-1)).toBe('bujía true l');
    expect(byName<HTMLInputElement>('input').value).toBe('bujía');
    expect(byName<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
  });

  test('a choice enables the next select before hydration, and an emptied choice disables it again', () => {
    open(
      '<form><select><option value="">?</option><option>2012</option></select><select disabled></select><select disabled></select></form>',
    );
    const isOpen = () => [...document.querySelectorAll('select')].map(({ disabled }) => !disabled);
    fireEvent.input(byName('select'), { target: { value: '2012' } });
    fireEvent.input(byName('select'), { target: { value: '2012' } });
    expect(isOpen()).toEqual([true, true, false]);
    fireEvent.input(byName('select'), { target: { value: '' } });
    expect(isOpen()).toEqual([true, false, false]);
    document.querySelectorAll('select')[2]!.disabled = false;
    fireEvent.input(document.querySelectorAll('select')[1]!);
    expect(isOpen()).toEqual([true, false, true]);
  });
});
