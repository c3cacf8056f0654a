import { wasClearedForVersion, reloadPage } from './clearAndReload';

afterEach(() => localStorage.clear());

test('a form does not ask once more whether the page may be left', () => {
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

test('a stored new version means that another tab has cleared', () => {
  localStorage.setItem('app-version', '"2"');
  expect([wasClearedForVersion('2'), wasClearedForVersion('3')]).toEqual([true, false]);
});

test('without a stored version no other tab has cleared', () => {
  expect(wasClearedForVersion('2')).toBe(false);
});
