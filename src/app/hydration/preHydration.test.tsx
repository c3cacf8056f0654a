import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { act, fireEvent } from '@testing-library/react';
import { hydrationEvents } from '../preloader';

const later =
  '<template id="later"><link rel="stylesheet" href="/a.css"><script defer src="/v.js"></script></template>';
const brought = () => [...document.head.children].map((part) => part.outerHTML);

/** The browser's page: drawn, and its first script run. */
function open(body: string) {
  document.head.innerHTML = later;
  document.body.innerHTML = `<div id="shop">${body}</div>`;
  jest.isolateModules(() => void jest.requireActual('./preHydration'));
}
const there = async () => {
  document.dispatchEvent(new Event(hydrationEvents.isThere));
  // elements that are not React's are waited for as long as any
  await jest.advanceTimersByTimeAsync(30_000);
};
const byName = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!;

/** Says that something has been painted. */
let painted = () => {};

let added: jest.SpyInstance<void, Parameters<Document['addEventListener']>>;

beforeEach(() => {
  jest.useFakeTimers();
  added = jest.spyOn(document, 'addEventListener');
  class Observer {
    static supportedEntryTypes = ['paint'];
    disconnect = jest.fn();
    observe = jest.fn();
    constructor(tell: () => void) {
      painted = tell;
    }
  }
  Object.defineProperty(window, 'PerformanceObserver', { value: Observer, configurable: true });
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
});
afterEach(async () => {
  await there();
  for (const call of added.mock.calls) document.removeEventListener(...call);
  added.mockRestore();
  jest.useRealTimers();
});

describe('the shop’s code comes', () => {
  const all = ['<link rel="stylesheet" href="/a.css">', '<script defer="" src="/v.js"></script>'];

  /** One part after the other has a turn. */
  const turns = () => jest.advanceTimersByTimeAsync(10);

  test('after the pictures, and after the frame that shows them', async () => {
    open('');
    expect(brought()).toEqual([expect.stringContaining('template')]);
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(100);
    expect(brought()).toHaveLength(1);
    painted();
    expect(brought()).toHaveLength(1);
    jest.advanceTimersByTime(20);
    await turns();
    expect(brought()).toEqual(all);
  });

  test('when somebody begins to use the page, once, and one after the other', async () => {
    open('');
    document.dispatchEvent(new Event('pointerdown'));
    document.dispatchEvent(new Event('keydown'));
    expect(brought()).toEqual(all.slice(0, 1));
    await turns();
    expect(brought()).toEqual(all);
  });

  test('after three seconds, whatever the pictures take', async () => {
    open('');
    jest.advanceTimersByTime(2_999);
    expect(brought()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    await turns();
    expect(brought()).toEqual(all);
  });
});

describe('what was meant before the shop was there is done then, in order and once', () => {
  test('a button, also in a page drawn anew', async () => {
    open('<button>Menú</button>');
    byName('button').click();
    byName('button').click();
    byName('#shop').innerHTML = '<p>new</p><button>Menú</button>';
    const pressed = jest.fn();
    byName('button').addEventListener('click', pressed);
    await there();
    await there();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('what the shop has heard itself is not done again', async () => {
    open('<button>Menú</button>');
    byName('button').click();
    document.dispatchEvent(new Event(hydrationEvents.hears));
    const pressed = jest.fn();
    byName('button').addEventListener('click', pressed);
    byName('button').click();
    await there();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('one that stands in its place a little later', async () => {
    open('<button>Menú</button>');
    byName('button').click();
    byName('#shop').innerHTML = '';
    document.dispatchEvent(new Event(hydrationEvents.isThere));
    await jest.advanceTimersByTimeAsync(500);
    byName('#shop').innerHTML = '<button>Menú</button>';
    const pressed = jest.fn();
    byName('button').addEventListener('click', pressed);
    Object.assign(byName('button'), { __reactProps$late: {} });
    await jest.advanceTimersByTimeAsync(100);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('a choice that can be made only after what was chosen before it has the focus again', async () => {
    const form =
      '<form><select aria-label="Año"><option>2012</option></select><select aria-label="Marca" id="make" disabled></select></form>';
    open(form);
    fireEvent.input(byName('select'), { target: { value: '2012' } });
    byName('#make').focus();
    byName('#shop').innerHTML = form;
    byName('select').addEventListener('change', () => byName('#make').removeAttribute('disabled'));
    await there();
    expect(document.activeElement).toBe(byName('#make'));
  });

  test('who has let go of it meanwhile is not led back', async () => {
    open('<input aria-label="Buscar"><button>Menú</button>');
    byName('input').focus();
    byName('button').click();
    document.dispatchEvent(new Event(hydrationEvents.isThere));
    for (const part of document.querySelectorAll('#shop input')) Object.assign(part, { __reactProps$1: {} });
    await jest.advanceTimersByTimeAsync(200);
    expect(document.activeElement).toBe(byName('input'));
    byName('input').blur();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(document.activeElement).toBe(document.body);
  });

  test('what had the focus and is gone keeps nobody waiting', async () => {
    open('<input aria-label="Buscar"><button>Menú</button>');
    byName('input').focus();
    byName('button').click();
    byName('#shop').innerHTML = '<button>Menú</button>';
    Object.assign(byName('button'), { __reactProps$1: {} });
    const pressed = jest.fn();
    byName('button').addEventListener('click', pressed);
    document.dispatchEvent(new Event(hydrationEvents.isThere));
    await jest.advanceTimersByTimeAsync(100);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('what is pressed while the focus is waited for is done, too', async () => {
    open('<input aria-label="Buscar"><button>Menú</button>');
    byName('input').focus();
    byName('button').click();
    byName('#shop').innerHTML = '<button>Menú</button><button id="late">Cuenta</button>';
    Object.assign(byName('button'), { __reactProps$1: {} });
    byName('button').addEventListener('click', () =>
      byName('#shop').insertAdjacentHTML('beforeend', '<input aria-label="Buscar">'),
    );
    const pressed = jest.fn();
    byName('#late').addEventListener('click', pressed);
    document.dispatchEvent(new Event(hydrationEvents.isThere));
    await jest.advanceTimersByTimeAsync(500);
    byName('#late').click();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('one that is gone is nobody’s', async () => {
    open('<button>Menú</button>');
    byName('button').click();
    byName('#shop').innerHTML = '<button>Cuenta</button>';
    const pressed = jest.fn();
    byName('button').addEventListener('click', pressed);
    await there();
    expect(pressed).not.toHaveBeenCalled();
  });

  test('a form is not sent by the browser, but by the shop with what was typed', async () => {
    open('<form><input name="q"><button>Buscar</button></form>');
    const field = byName<HTMLInputElement>('input');
    field.value = 'bujía';
    fireEvent.input(field);
    const isLeftToBrowser = fireEvent.submit(byName('form'));
    expect(isLeftToBrowser).toBe(false);
    const heard: string[] = [];
    field.addEventListener('input', () => heard.push(field.value));
    byName('form').addEventListener('submit', (event) => {
      event.preventDefault();
      heard.push('sent');
    });
    await there();
    expect(heard).toEqual(['bujía', 'sent']);
  });

  test('the shop hears what has the focus, and has it still where the page was drawn anew', async () => {
    open('<input aria-label="Buscar"><button>Menú</button>');
    byName('button').focus();
    byName('input').focus();
    byName('#shop').innerHTML = '<input aria-label="Buscar"><button>Menú</button>';
    const heard: (string | undefined)[] = [];
    byName('#shop').addEventListener('focusin', ({ target }) => heard.push((target as Element).localName));
    await there();
    expect(heard).toEqual(['input']);
    expect(document.activeElement).toBe(byName('input'));
  });

  test('what is typed stays, also where hearing of the focus puts the field back', async () => {
    open('<input aria-label="Buscar">');
    const field = byName<HTMLInputElement>('input');
    field.focus();
    field.value = 'filtro';
    fireEvent.input(field);
    byName('#shop').addEventListener('focusin', () => (field.value = ''));
    await there();
    expect(field.value).toBe('filtro');
  });

  test('a part that comes late gets what was typed last, and a form of it is sent once, by the shop', async () => {
    open('<form><input name="q"><button>Buscar</button></form>');
    await there();
    const [field, form] = [byName<HTMLInputElement>('input'), byName('form')];
    for (const text of ['Ana', 'Ana Pérez']) {
      field.value = text;
      fireEvent.input(field);
    }
    expect(fireEvent.submit(form)).toBe(false);
    await jest.advanceTimersByTimeAsync(1_000);
    const heard: string[] = [];
    field.addEventListener('input', () => heard.push(field.value));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      heard.push('sent');
    });
    field.value = '';
    for (const element of [field, form]) Object.assign(element, { __reactProps$late: {} });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(heard).toEqual(['Ana Pérez', 'sent']);
  });

  test('a press that React takes a part over with is not done again', async () => {
    open('<button>Pestaña</button>');
    await there();
    const pressed = jest.fn();
    byName('button').addEventListener('click', pressed);
    byName('button').click();
    Object.assign(byName('button'), { __reactProps$late: {} });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  test('who goes on typing, or elsewhere, has the last word', async () => {
    open('<input aria-label="Buscar"><input aria-label="Correo">');
    const field = byName<HTMLInputElement>('[aria-label=Buscar]');
    field.focus();
    field.value = 'filt';
    fireEvent.input(field);
    document.dispatchEvent(new Event(hydrationEvents.hears));
    field.value = 'filtro';
    fireEvent.input(field);
    byName('[aria-label=Correo]').focus();
    await there();
    expect(field.value).toBe('filtro');
    expect(document.activeElement).toBe(byName('[aria-label=Correo]'));
  });

  test('React hears of texts, ticks and choices', async () => {
    const changed: string[] = [];
    function Form() {
      const [text, setText] = useState('');
      const [isTicked, setTicked] = useState(false);
      const [size, setSize] = useState('s');
      changed.push(`${text} ${isTicked} ${size}`);
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
    act(() => void hydrateRoot(byName('#shop'), <Form />));
    await act(there);
    expect(changed.at(-1)).toBe('bujía true l');
    expect(byName<HTMLInputElement>('input').value).toBe('bujía');
    expect(byName<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
  });

  test('the choice that waits for what is chosen is not passed by', () => {
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
