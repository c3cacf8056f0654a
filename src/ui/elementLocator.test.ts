// jsdom has no CSS.escape: the matchers of elements bring one
import '../../scripts/jest/setupDom';
import { locate as described, findElement } from './elementLocator';

const content = '#content';

const draw = (html: string) => {
  document.body.innerHTML = `<header><a href="/a">A</a></header><main id="content" tabindex="-1">${html}</main>`;
};
const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

test('a link is found again in a re-rendered page, also when it is the second of its kind', () => {
  const list = '<a href="/p/1">Disco</a><a href="/p/2">Filtro</a><a class="second" href="/p/2">Filtro</a>';
  draw(list);
  focusOn('.second');
  const locator = described(document.activeElement, content);
  draw(`<p>new</p>${list}`);
  expect(locator && findElement(locator, content)).toBe(document.querySelector('.second'));
});

test('a button is found by its name, and a removed one is not found', () => {
  draw('<button>Agregar</button><button aria-label="Vista rápida">o</button>');
  focusOn('[aria-label]');
  const locator = described(document.activeElement, content);
  expect(locator).toEqual({ selector: 'button', label: 'Vista rápida', index: 0 });
  draw('<button>Agregar</button>');
  expect(locator && findElement(locator, content)).toBeNull();
});

test('a select is found by its label, whatever its options', () => {
  const fields = (makes: string) =>
    `<label for="y">Año</label><select id="y"><option>Elija</option></select><label for="m">Marca</label><select id="m">${makes}</select>`;
  draw(fields('<option>Elija</option>'));
  focusOn('#m');
  const locator = described(document.activeElement, content);
  expect(locator).toEqual({ selector: 'select', label: 'Marca', index: 0 });
  draw(fields('<option>Chevrolet</option>'));
  expect(locator && findElement(locator, content)).toBe(document.querySelector('#m'));
});

test('elements outside the content, and the content itself, have no locator', () => {
  draw('<a href="/p/1">Disco</a>');
  focusOn('header a');
  expect(described(document.activeElement, content)).toBeNull();
  focusOn('#content');
  expect(described(document.activeElement, content)).toBeNull();
});
