import { findShortcut } from './shortcuts';

const pressed = (init: KeyboardEventInit, on: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true });
  on.dispatchEvent(event);
  return findShortcut(event);
};
const within = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('[data-here]') ?? document.body;
};

describe('a seller’s shortcuts', () => {
  test.each([
    ['?', { key: '?', shiftKey: true }, 'shortcuts'],
    ['? on a keyboard that has it without shift', { key: '?' }, 'shortcuts'],
    ['/', { key: '/' }, 'search'],
    ['Alt+C', { key: 'c', code: 'KeyC', altKey: true }, 'customers'],
    ['Alt+C on a Mac', { key: 'ç', code: 'KeyC', altKey: true }, 'customers'],
  ])('%s', (_, init, shortcut) => {
    expect(pressed(init)).toBe(shortcut);
  });

  test.each([
    ['a letter', { key: 'c', code: 'KeyC' }],
    ['Ctrl+/', { key: '/', ctrlKey: true }],
    ['Command+?', { key: '?', metaKey: true }],
    ['Alt+Shift+C', { key: 'C', code: 'KeyC', altKey: true, shiftKey: true }],
    ['Ctrl+Alt+C, which is AltGr+C', { key: 'c', code: 'KeyC', altKey: true, ctrlKey: true }],
  ])('%s is none', (_, init) => {
    expect(pressed(init)).toBeNull();
  });

  test.each(['<input data-here>', '<textarea data-here></textarea>', '<select data-here></select>'])(
    'in %s a question mark is a question mark',
    (html) => {
      expect(pressed({ key: '?' }, within(html))).toBeNull();
    },
  );

  test('who types can still change the customer', () => {
    expect(pressed({ code: 'KeyC', altKey: true }, within('<input data-here>'))).toBe('customers');
  });

  test('in a dialog there is nothing to search', () => {
    expect(pressed({ key: '/' }, within('<dialog><button data-here></button></dialog>'))).toBeNull();
  });
});
