import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import spanish from '../../../locales/es.json';
import { Carousel } from './Carousel';

const slide = jest.fn();
beforeEach(() => slide.mockClear());

/** Measures once, when it begins to observe. */
class Observer {
  constructor(private readonly onSize: (entries: []) => void) {}
  observe() {
    this.onSize([]);
  }
  disconnect = () => undefined;
}

/** Mocked layout: 300 pixels wide, 100 per slide. */
beforeEach(() => {
  Object.assign(window, { ResizeObserver: Observer });
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 100 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  document.head.innerHTML = '<style>.swiper-slide { box-sizing: border-box; width: 100px }</style>';
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'ResizeObserver');
  document.head.innerHTML = '';
});

const show = (count: number) =>
  render(
    <IntlProvider locale="es-EC" messages={spanish}>
      <Carousel
        label="Piezas"
        slides={Array.from({ length: count }, (_, index) => ({
          key: String(index),
          content: (
            <button type="button" onClick={() => slide(index + 1)}>
              {`Pieza ${index + 1}`}
            </button>
          ),
        }))}
      />
    </IntlProvider>,
  );
const getVisibleSlides = () =>
  screen.getAllByRole('button', { name: /^Pieza/ }).filter((own) => !own.closest('[inert]'));
const names = () => getVisibleSlides().map(({ textContent }) => textContent);

test('the arrows move by the number of visible slides, and wrap around', async () => {
  show(7);
  const user = userEvent.setup();
  const next = screen.getByRole('button', { name: 'Siguientes' });
  expect(names()).toEqual(['Pieza 1', 'Pieza 2', 'Pieza 3']);
  await user.click(next);
  expect(names()).toEqual(['Pieza 4', 'Pieza 5', 'Pieza 6']);
  await user.click(next);
  expect(names()).toEqual(['Pieza 5', 'Pieza 6', 'Pieza 7']);
  expect(screen.getByText('5 a 7 de 7')).toBeInTheDocument();
  await user.click(next);
  expect(names()).toEqual(['Pieza 1', 'Pieza 2', 'Pieza 3']);
  await user.click(screen.getByRole('button', { name: 'Anteriores' }));
  expect(names()).toEqual(['Pieza 5', 'Pieza 6', 'Pieza 7']);
});

test('the arrow keys move slide by slide, and the focus moves when its slide goes out of view', async () => {
  show(7);
  const user = userEvent.setup();
  getVisibleSlides()[0]?.focus();
  await user.keyboard('{ArrowRight}');
  expect([names()[0], document.activeElement?.textContent]).toEqual(['Pieza 2', 'Pieza 2']);
  await user.keyboard('{ArrowLeft}');
  expect([names()[0], document.activeElement?.textContent]).toEqual(['Pieza 1', 'Pieza 2']);
  await user.keyboard('{End}');
  expect([names()[0], document.activeElement?.textContent]).toEqual(['Pieza 5', 'Pieza 5']);
  await user.keyboard('{Home}');
  expect(names()[0]).toBe('Pieza 1');
});

test('the end of a drag or of a long press does not count as a click', () => {
  show(1);
  const [only] = getVisibleSlides();
  const press = (distance: number) => {
    // only jsdom's mouse events have coordinates
    fireEvent(only!, new MouseEvent('pointerdown', { bubbles: true, clientX: 100, clientY: 100 }));
    fireEvent.click(only!, { clientX: 100 + distance, clientY: 100 });
  };
  press(16);
  expect(slide).not.toHaveBeenCalled();
  press(15);
  expect(slide).toHaveBeenCalledTimes(1);
  only?.focus();
  fireEvent.click(only!, { clientX: 0, clientY: 0 });
  expect(slide).toHaveBeenCalledTimes(2);
});

test('a carousel whose slides all fit shows no arrows', () => {
  show(3);
  expect(screen.queryByRole('button', { name: 'Siguientes' })).toBeNull();
});

describe('before Swiper is loaded', () => {
  const container = () => document.querySelector('.swiper');
  const point = (type: string, clientX: number) =>
    Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 10 }), { pointerId: 1 });

  test('slides and arrows are rendered by React alone', () => {
    show(7);
    expect(container()).not.toHaveClass('swiper-initialized');
    expect(names()).toEqual(['Pieza 1', 'Pieza 2', 'Pieza 3']);
    expect(screen.getByRole('button', { name: 'Siguientes' })).toBeVisible();
  });

  test.each([
    ['a pointer over a slide', (slide: Element) => fireEvent.pointerEnter(slide)],
    ['the focus on a slide', (slide: Element) => fireEvent.focus(slide)],
  ])('the code of Swiper is loaded by %s', async (_, come) => {
    show(7);
    come(getVisibleSlides()[0]!);
    await waitFor(() => expect(container()).toHaveClass('swiper-initialized'));
  });

  test('clicks on an arrow move the slides at once, and Swiper keeps their position when it loads', async () => {
    show(9);
    const next = screen.getByRole('button', { name: 'Siguientes' });
    fireEvent.click(next);
    fireEvent.click(next);
    expect(names()).toEqual(['Pieza 7', 'Pieza 8', 'Pieza 9']);
    await waitFor(() => expect(container()).toHaveClass('swiper-initialized'));
    expect(names()).toEqual(['Pieza 7', 'Pieza 8', 'Pieza 9']);
    getVisibleSlides()[0]?.focus();
    fireEvent.keyDown(getVisibleSlides()[0]!, { key: 'ArrowLeft' });
    expect(names()[0]).toBe('Pieza 6');
  });

  test('a drag moves the slides once Swiper has loaded', async () => {
    show(7);
    const [first] = getVisibleSlides();
    fireEvent(first!, point('pointerdown', 290));
    fireEvent(first!, point('pointermove', 200));
    fireEvent(first!, point('pointermove', 100));
    fireEvent(first!, point('pointerup', 100));
    await waitFor(() => expect(names()[0]).not.toBe('Pieza 1'));
    fireEvent.keyDown(getVisibleSlides()[0]!, { key: 'Enter' });
    fireEvent.click(getVisibleSlides()[0]!, { clientX: 0, clientY: 0 });
    expect(slide).toHaveBeenCalledTimes(1);
  });

  test('a press that was not a drag is not repeated, wherever the pointer moves afterwards', async () => {
    show(7);
    const presses = jest.fn();
    document.addEventListener('pointerdown', presses);
    const [first] = getVisibleSlides();
    for (const [type, clientX] of [
      ['pointerdown', 10],
      ['pointerup', 10],
      ['pointermove', 200],
    ] as const)
      fireEvent(first!, point(type, clientX));
    await waitFor(() => expect(container()).toHaveClass('swiper-initialized'));
    expect(presses).toHaveBeenCalledTimes(1);
    document.removeEventListener('pointerdown', presses);
  });
});
