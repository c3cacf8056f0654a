import { wasClearedForVersion, reloadPage } from './clearAndReload';

afterEach(() => localStorage.clear());

test('a form does not ask once more whether the page may be left', () => {
  const form = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('beforeunload', form);
  // jsdom loads nothing, and says so
  const saying = jest.spyOn(console, 'error').mockImplementation();
  reloadPage();
  saying.mockRestore();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect([form.mock.calls.length, leaving.defaultPrevented]).toEqual([0, false]);
});

test('another tab has cleared for the version that is stored', () => {
  localStorage.setItem('app-version', '"2"');
  expect([wasClearedForVersion('2'), wasClearedForVersion('3')]).toEqual([true, false]);
});

test('where nothing is stored, nobody has', () => {
  expect(wasClearedForVersion('2')).toBe(false);
});
