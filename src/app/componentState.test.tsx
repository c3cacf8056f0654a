import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormik } from 'formik';
import { Suspense, use, useRef, useState, type ReactNode } from 'react';
import { isPlain, listNodesOf, markLocation, readComponentState, restoreLocation } from './componentState';
import { Link, MemoryRouter, NavigationType, useLocation } from 'react-router';
import { readPageText } from './pageText';

const Root = ({ children }: { children: ReactNode }) => children;

function Counter({ name }: { name: string }) {
  const last = useRef(0);
  const [count, setCount] = useState(0);
  return (
    <button
      onClick={() => {
        last.current = count;
        setCount(count + 1);
      }}
    >
      {name} {count}
    </button>
  );
}

function NameForm() {
  const form = useFormik({ initialValues: { name: '' }, onSubmit: () => undefined });
  return <input aria-label="name" name="name" value={form.values.name} onChange={form.handleChange} />;
}

const readCells = (container: Element) => readComponentState(container, Root)?.cells ?? [];

test('the state of components is read, and restored into a second rendering of the same tree', async () => {
  const page = (
    <Root>
      <Counter name="apples" />
      <p>
        <Counter name="pears" />
      </p>
    </Root>
  );
  const user = userEvent.setup();
  const seen = render(page);
  await user.click(screen.getByRole('button', { name: 'pears 0' }));
  const kept = new Map(readCells(seen.container).map(({ id, value }) => [id, value]));
  expect([...kept.values()]).toEqual([0, 1]);
  seen.unmount();

  const replayed = render(page);
  act(() => {
    for (const { id, set } of readCells(replayed.container)) set(kept.get(id));
  });
  expect(replayed.container).toHaveTextContent('apples 0pears 1');
});

test('a component keeps its path when a component without state is wrapped around it', () => {
  const Around = () => <Counter name="inner" />;
  const plain = render(<Root>{[<Counter key="page" name="inner" />]}</Root>);
  const wrapped = render(<Root>{[<Around key="page" />]}</Root>);
  expect(readCells(plain.container).map(({ id }) => id)).toEqual(
    readCells(wrapped.container).map(({ id }) => id),
  );
});

test('components beside each other have different paths', () => {
  const { container } = render(
    <Root>
      <Counter name="a" />
      <Counter name="b" />
      <div>
        <Counter name="c" />
      </div>
      <div>
        <Counter name="d" />
        <Counter name="e" />
      </div>
    </Root>,
  );
  const ids = readCells(container).map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
});

test('the state of a form is read and restored with the typed text', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <Root>
      <NameForm />
    </Root>,
  );
  await user.type(screen.getByLabelText('name'), 'Ana');
  const [form] = readCells(container);
  expect(form?.value).toMatchObject({ values: { name: 'Ana' } });
  act(() => form?.set({ ...(form.value as object), values: { name: 'Eva' } }));
  expect(screen.getByLabelText('name')).toHaveValue('Eva');
});

test('a Suspense boundary that is still waiting is recognised, and can be left out of the page’s text', async () => {
  const never = new Promise(() => undefined);
  const Late = () => <p>{String(use(never))}</p>;
  const { container } = await act(() =>
    render(
      <Root>
        <h1>Tienda</h1>
        <Suspense fallback={<p>Espere</p>}>
          <Late />
        </Suspense>
        <Suspense>
          <p>Pie</p>
        </Suspense>
      </Root>,
    ),
  );
  const state = readComponentState(container, Root);
  expect(state?.boundaries.map(({ isWaiting, isServers }) => [isWaiting, isServers])).toEqual([
    [true, false],
    [false, false],
  ]);
  const waiting = state?.boundaries.filter(({ isWaiting }) => isWaiting).map(({ id }) => id) ?? [];
  expect(readPageText(container)).toBe('Tienda Espere Pie');
  expect(state && readPageText(container, listNodesOf(state, waiting))).toBe('Tienda Pie');
});

test('state that holds the rendered location is stored with a mark, and restored with the current location', () => {
  const Chooser = () => {
    const location = useLocation();
    const [chosen] = useState({ at: location, query: 'price' });
    return <p>{chosen.at === location ? chosen.query : 'none'}</p>;
  };
  const draw = (state: unknown) =>
    render(
      <MemoryRouter initialEntries={[{ pathname: '/shop', search: '?page=2', key: 'k', state }]}>
        <Root>
          <Chooser />
        </Root>
      </MemoryRouter>,
    );
  const seen = readComponentState(draw('seen').container, Root);
  expect(seen?.location).toMatchObject({ pathname: '/shop', search: '?page=2', key: 'k', state: 'seen' });
  const kept = JSON.parse(
    JSON.stringify(markLocation(seen?.cells[0]?.value, seen?.location ?? null)),
  ) as object;
  expect(kept).toEqual({ at: '@location', query: 'price' });

  const { container } = draw('replayed');
  const replayed = readComponentState(container, Root);
  act(() => replayed?.cells[0]?.set({ at: { ...replayed.location }, query: 'price' }));
  expect(container).toHaveTextContent('none');
  act(() => replayed?.cells[0]?.set(restoreLocation(kept, replayed.location)));
  expect(container).toHaveTextContent('price');
});

test('the state includes how the rendered location was reached', async () => {
  const Next = () => <Link to="/shop">Tienda</Link>;
  const { container } = render(
    <MemoryRouter initialEntries={['/', '/about']}>
      <Root>
        <Next />
      </Root>
    </MemoryRouter>,
  );
  expect(readComponentState(container, Root)?.navigationType).toBe(NavigationType.Pop);
  await userEvent.click(screen.getByRole('link'));
  expect(readComponentState(container, Root)?.navigationType).toBe(NavigationType.Push);
});

test('a page that React has not rendered has no state', () => {
  expect(readComponentState(document.createElement('div'))).toBeNull();
});

test('isPlain accepts plain data, and no function, element, map or list of 6,000 items', () => {
  expect([{ a: [1, 'b', null] }, undefined, true].map(isPlain)).toEqual([true, true, true]);
  expect([() => 1, document.body, new Map(), Array.from({ length: 6_000 }, () => 1)].map(isPlain)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
