import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Router, useLocation, useNavigationType } from 'react-router';
import { Link, NavLink, type LinkProps } from './Link';

function Here() {
  const { pathname, search, hash, state } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}${hash} ${JSON.stringify(state)}`}</output>;
}

function show(props: Partial<LinkProps>) {
  render(
    <MemoryRouter initialEntries={['/a?b=1']}>
      <Here />
      <Link to="/c?d=2#e" {...props}>
        Ir
      </Link>
    </MemoryRouter>,
  );
}
const link = () => screen.getByRole('link', { name: 'Ir' });
const currentPath = () => screen.getByRole('status').textContent;
/** Returns whether the link leaves the event to the browser. */
const isLeftToBrowser = (options: object = {}) => fireEvent(link(), createEvent.click(link(), options));
beforeEach(() => {
  // jsdom does not implement navigation and logs an error
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a click on a link navigates within the shop and adds a history entry', () => {
  show({ state: { keepsPlace: true } });
  expect(link()).toHaveAttribute('href', '/c?d=2#e');
  expect(isLeftToBrowser()).toBe(false);
  expect(currentPath()).toBe('PUSH /c?d=2#e {"keepsPlace":true}');
});

test('a link to the current page adds no history entry', () => {
  show({ to: '/a?b=1' });
  fireEvent.click(link());
  expect(currentPath()).toMatch(/^REPLACE /);
});

test('a replacing link adds no history entry', () => {
  show({ replace: true });
  fireEvent.click(link());
  expect(currentPath()).toMatch(/^REPLACE \/c/);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  (options) => {
    show({});
    expect(isLeftToBrowser(options)).toBe(true);
    expect(currentPath()).toMatch(/^POP/);
  },
);

test('a click on a link that opens another tab is left to the browser', () => {
  show({ target: '_blank' });
  expect(isLeftToBrowser()).toBe(true);
});

test('a click handler of a link can prevent the navigation', () => {
  show({ onClick: (event) => event.preventDefault() });
  fireEvent.click(link());
  expect(currentPath()).toMatch(/^POP/);
});

test('links do not navigate in replay mode', () => {
  const ignoreEvent = () => undefined;
  const navigator = { createHref: String, push: ignoreEvent, replace: ignoreEvent, go: ignoreEvent };
  render(
    <Router location="/a" navigator={navigator}>
      <Link to="/c">Ir</Link>
    </Router>,
  );
  expect(isLeftToBrowser()).toBe(false);
});

test('a menu link is marked as current on a page below its own only with the property `within`', () => {
  render(
    <MemoryRouter initialEntries={['/a/b']}>
      <NavLink to="/a">Exacto</NavLink>
      <NavLink to="/a" within>
        Dentro
      </NavLink>
    </MemoryRouter>,
  );
  expect(screen.getByText('Exacto')).not.toHaveAttribute('aria-current');
  expect(screen.getByText('Dentro')).toHaveAttribute('aria-current', 'page');
});
