import { createScrollRestoration, retryOnResize } from './scrollRestoration';

beforeEach(() => sessionStorage.clear());

test('scroll positions survive a reload of the tab, and the oldest are dropped first', () => {
  const restoration = createScrollRestoration();
  for (let n = 0; n < 61; n += 1) restoration.leave(`k${n}`, { scroll: n });
  restoration.leave('k60', { focused: { selector: 'a', label: 'x', index: 0 } });
  restoration.keep();
  const again = createScrollRestoration();
  expect(again.at('k0')).toBeUndefined();
  expect(again.at('k60')).toEqual({ scroll: 60, focused: { selector: 'a', label: 'x', index: 0 } });
});

test('sixty scroll positions are kept, and a page that is left again counts as the newest', () => {
  const restoration = createScrollRestoration();
  for (let n = 0; n < 60; n += 1) restoration.leave(`k${n}`, { scroll: n });
  expect(restoration.at('k0')).toEqual({ scroll: 0, focused: null });
  restoration.leave('k0', { scroll: 100 });
  restoration.leave('k60', { scroll: 60 });
  expect([restoration.at('k0')?.scroll, restoration.at('k1'), restoration.at('k2')?.scroll]).toEqual([
    100,
    undefined,
    2,
  ]);
});

test('an invalid value in the session storage is ignored', () => {
  sessionStorage.setItem('leftPlaces', '{"not":"a list"}');
  expect(createScrollRestoration().at('k')).toBeUndefined();
});

test('restoring the scroll position is retried while the page grows, even from an empty page, until it succeeds or the user acts', () => {
  document.body.innerHTML = '';
  const observed: Element[] = [];
  const grow: (() => void)[] = [];
  class Observer {
    private on = true;
    constructor(onResize: () => void) {
      grow.push(() => this.on && onResize());
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
  retryOnResize(() => (tries += 1) === 2);
  grow[0]?.();
  grow[0]?.();
  expect([tries, observed]).toEqual([2, [document.body]]);

  tries = 0;
  retryOnResize(() => (tries += 1) < 0);
  window.dispatchEvent(new Event('wheel'));
  grow[1]?.();
  expect(tries).toBe(1);
  Reflect.deleteProperty(window, 'ResizeObserver');
});

test('scroll positions of an account are forgotten, on this page and after a reload', () => {
  const restoration = createScrollRestoration();
  restoration.leave('k', { scroll: 300, focused: { selector: 'a', label: 'Taller El Pistón', index: 0 } });
  restoration.keep();
  restoration.forget();
  expect([restoration.at('k'), createScrollRestoration().at('k')]).toEqual([undefined, undefined]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Pistón');
});
