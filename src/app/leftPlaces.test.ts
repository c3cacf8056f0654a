import { describe as described, findHeld, leftPlaces, untilDone } from './leftPlaces';

const draw = (html: string) => {
  document.body.innerHTML = `<header><a href="/a">A</a></header><main id="content" tabindex="-1">${html}</main>`;
};
const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

beforeEach(() => sessionStorage.clear());

test('a link is found again in a page drawn anew, also the second of its kind', () => {
  const list = '<a href="/p/1">Disco</a><a href="/p/2">Filtro</a><a class="second" href="/p/2">Filtro</a>';
  draw(list);
  focusOn('.second');
  const held = described(document.activeElement);
  draw(`<p>new</p>${list}`);
  expect(held && findHeld(held)).toBe(document.querySelector('.second'));
});

test('a button is told by its name; one that is gone is not found', () => {
  draw('<button>Agregar</button><button aria-label="Vista rápida">o</button>');
  focusOn('[aria-label]');
  const held = described(document.activeElement);
  expect(held).toEqual({ selector: 'button', label: 'Vista rápida', index: 0 });
  draw('<button>Agregar</button>');
  expect(held && findHeld(held)).toBeNull();
});

test('what is outside the content, and the content itself, are nothing to come back to', () => {
  draw('<a href="/p/1">Disco</a>');
  focusOn('header a');
  expect(described(document.activeElement)).toBeNull();
  focusOn('#content');
  expect(described(document.activeElement)).toBeNull();
});

test('places survive a reload of the tab, the oldest are forgotten first', () => {
  const places = leftPlaces();
  for (let n = 0; n < 61; n += 1) places.leave(`k${n}`, { scroll: n });
  places.leave('k60', { held: { selector: 'a', label: 'x', index: 0 } });
  places.keep();
  const again = leftPlaces();
  expect(again.at('k0')).toBeUndefined();
  expect(again.at('k60')).toEqual({ scroll: 60, held: { selector: 'a', label: 'x', index: 0 } });
});

test('what another program left in the session storage is no place', () => {
  sessionStorage.setItem('leftPlaces', '{"not":"a list"}');
  expect(leftPlaces().at('k')).toBeUndefined();
});

test('it is tried again while the page grows, even before there is any content, and no more once it worked or the person acts', () => {
  document.body.innerHTML = '';
  const observed: Element[] = [];
  const grow: (() => void)[] = [];
  class Observer {
    private on = true;
    constructor(changed: () => void) {
      grow.push(() => this.on && changed());
    }
    observe(element: Element) {
      observed.push(element);
    }
    disconnect() {
      this.on = false;
    }
  }
  Object.assign(window, { ResizeObserver: Observer });
  let tries = 0;
  untilDone(() => (tries += 1) === 2);
  grow[0]?.();
  grow[0]?.();
  expect([tries, observed]).toEqual([2, [document.body]]);

  tries = 0;
  untilDone(() => (tries += 1) < 0);
  window.dispatchEvent(new Event('wheel'));
  grow[1]?.();
  expect(tries).toBe(1);
  Reflect.deleteProperty(window, 'ResizeObserver');
});

test('what one person left is forgotten, here and after a reload', () => {
  const places = leftPlaces();
  places.leave('k', { scroll: 300, held: { selector: 'a', label: 'Taller El Pistón', index: 0 } });
  places.keep();
  places.forget();
  expect([places.at('k'), leftPlaces().at('k')]).toEqual([undefined, undefined]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Pistón');
});
