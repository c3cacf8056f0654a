import { locate as described, findElement } from './elementLocator';

const content = '#content';

const draw = (html: string) => {
  document.body.innerHTML = `<header><a href="/a">A</a></header><main id="content" tabindex="-1">${html}</main>`;
};
const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

test('a link is found again in a page drawn anew, also the second of its kind', () => {
  const list = '<a href="/p/1">Disco</a><a href="/p/2">Filtro</a><a class="second" href="/p/2">Filtro</a>';
  draw(list);
  focusOn('.second');
  const held = described(document.activeElement, content);
  draw(`<p>new</p>${list}`);
  expect(held && findElement(held, content)).toBe(document.querySelector('.second'));
});

test('a button is told by its name; one that is gone is not found', () => {
  draw('<button>Agregar</button><button aria-label="Vista rápida">o</button>');
  focusOn('[aria-label]');
  const held = described(document.activeElement, content);
  expect(held).toEqual({ selector: 'button', label: 'Vista rápida', index: 0 });
  draw('<button>Agregar</button>');
  expect(held && findElement(held, content)).toBeNull();
});

test('a field is told by its label, whatever is chosen in it', () => {
  const fields = (makes: string) =>
    `<label for="y">Año</label><select id="y"><option>Elija</option></select><label for="m">Marca</label><select id="m">${makes}</select>`;
  draw(fields('<option>Elija</option>'));
  focusOn('#m');
  const held = described(document.activeElement, content);
  expect(held).toEqual({ selector: 'select', label: 'Marca', index: 0 });
  draw(fields('<option>Chevrolet</option>'));
  expect(held && findElement(held, content)).toBe(document.querySelector('#m'));
});

test('what is outside the content, and the content itself, are nothing to come back to', () => {
  draw('<a href="/p/1">Disco</a>');
  focusOn('header a');
  expect(described(document.activeElement, content)).toBeNull();
  focusOn('#content');
  expect(described(document.activeElement, content)).toBeNull();
});
