import { wasClearedForVersion, reloadPage } from './clearAndReload';

afterEach(() => localStorage.clear());

test('a reload suppresses the prompt of a form with unsaved input', () => {
  const form = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('beforeunload', form);
  // jsdom has no navigation and logs an error
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  reloadPage();
  consoleError.mockRestore();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect([form.mock.calls.length, leaving.defaultPrevented]).toEqual([0, false]);
});

test('the browser counts as cleared for a version only when its storage has that version', () => {
  localStorage.setItem('app-version', '"2"');
  expect([wasClearedForVersion('2'), wasClearedForVersion('3')]).toEqual([true, false]);
});

test('the browser does not count as cleared for a version when the storage has no version', () => {
  expect(wasClearedForVersion('2')).toBe(false);
});
