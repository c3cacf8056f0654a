import { findShortcut } from './findShortcut';

const findShortcutFor = (init: KeyboardEventInit, on: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true });
  on.dispatchEvent(event);
  return findShortcut(event);
};
const within = (html: string) => {
  document.body.innerHTML = html;
  return document.querySelector('[data-here]') ?? document.body;
};

describe('for a seller', () => {
  test.each([
    ['?', { key: '?', shiftKey: true }, 'shortcuts'],
    ['? typed without the shift key', { key: '?' }, 'shortcuts'],
    ['/', { key: '/' }, 'search'],
    ['Alt+C', { key: 'c', code: 'KeyC', altKey: true }, 'customers'],
    ['Alt+P', { key: 'p', code: 'KeyP', altKey: true }, 'quickOrder'],
    ['Alt+K', { key: 'k', code: 'KeyK', altKey: true }, 'cart'],
    ['Alt+F', { key: 'f', code: 'KeyF', altKey: true }, 'checkout'],
    ['Alt+H', { key: 'h', code: 'KeyH', altKey: true }, 'sellerOrders'],
    ['Alt+C on a Mac', { key: 'ç', code: 'KeyC', altKey: true }, 'customers'],
  ])('%s is a shortcut', (_, init, shortcut) => {
    expect(findShortcutFor(init)).toBe(shortcut);
  });

  test.each([
    ['a letter', { key: 'c', code: 'KeyC' }],
    ['Ctrl+/', { key: '/', ctrlKey: true }],
    ['Command+?', { key: '?', metaKey: true }],
    ['Alt+Shift+C', { key: 'C', code: 'KeyC', altKey: true, shiftKey: true }],
    ['Ctrl+Alt+C, which is AltGr+C', { key: 'c', code: 'KeyC', altKey: true, ctrlKey: true }],
  ])('%s is no shortcut', (_, init) => {
    expect(findShortcutFor(init)).toBeNull();
  });

  test.each(['<input data-here>', '<textarea data-here></textarea>', '<select data-here></select>'])(
    'a question mark in %s is typed as text',
    (html) => {
      expect(findShortcutFor({ key: '?' }, within(html))).toBeNull();
    },
  );

  test('Alt+C opens the customers also while typing', () => {
    expect(findShortcutFor({ code: 'KeyC', altKey: true }, within('<input data-here>'))).toBe('customers');
  });

  test('/ in a dialog is no shortcut', () => {
    expect(findShortcutFor({ key: '/' }, within('<dialog><button data-here></button></dialog>'))).toBeNull();
  });
});
