import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberInput, parseWholeNumber } from './NumberInput';

/** Renders a quantity in a form; `reported` collects its onChange values. */
function open({ value = 3, min = 1, max = 10, step = 1 } = {}) {
  const reported: number[] = [];
  function Form() {
    const [number, setNumber] = useState(value);
    return (
      <NumberInput
        label="Quantity"
        decreaseLabel="Less"
        increaseLabel="More"
        value={number}
        min={min}
        max={max}
        step={step}
        describeProblem={({ kind, typed, value: kept }) => `${kind} ${typed} ${kept}`}
        onChange={(next) => {
          reported.push(next);
          setNumber(next);
        }}
      />
    );
  }
  const { unmount } = render(<Form />);
  return { reported, unmount, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const box = () => screen.getByRole('spinbutton', { name: 'Quantity' });
const more = () => screen.getByRole('button', { name: 'More' });
const less = () => screen.getByRole('button', { name: 'Less' });
const press = (button: HTMLElement, mouseButton: number) =>
  fireEvent(button, new MouseEvent('pointerdown', { bubbles: true, button: mouseButton }));
const hold = (button: HTMLElement) => press(button, 0);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a step button that is held', () => {
  test('steps at once', () => {
    const { reported } = open();
    hold(more());
    expect(reported).toEqual([4]);
  });

  test('does not repeat before 300 ms', () => {
    const { reported } = open();
    hold(more());
    pass(299);
    expect(reported).toEqual([4]);
  });

  test('repeats after 300 ms and then every 50 ms', () => {
    const { reported } = open();
    hold(more());
    pass(300);
    pass(50);
    pass(49);
    expect(reported).toEqual([4, 5, 6]);
  });

  test('stops at the maximum', () => {
    const { reported } = open({ value: 8 });
    hold(more());
    pass(5000);
    expect(reported).toEqual([9, 10]);
  });

  test('stops at the minimum', () => {
    const { reported } = open({ value: 3 });
    hold(less());
    pass(5000);
    expect(reported).toEqual([2, 1]);
  });

  test('stops at a maximum that lies between two steps', () => {
    const { reported } = open({ value: 4, max: 10, step: 4 });
    hold(more());
    pass(5000);
    expect(reported).toEqual([8, 10]);
  });

  test.each(['pointerUp', 'pointerLeave', 'pointerCancel'] as const)('stops on %s', (release) => {
    const { reported } = open();
    hold(more());
    fireEvent[release](more());
    pass(5000);
    expect(reported).toEqual([4]);
  });

  test('stops for good at the maximum, even if the browser sends no pointerup', async () => {
    const { reported, user } = open({ value: 8 });
    hold(more());
    pass(5000);
    await user.clear(box());
    await user.type(box(), '4');
    await user.tab();
    pass(5000);
    expect(reported).toEqual([9, 10, 4]);
  });

  test('stops when it is unmounted', () => {
    const { reported, unmount } = open();
    hold(more());
    unmount();
    jest.advanceTimersByTime(5000);
    expect(reported).toEqual([4]);
  });

  test('does not step with another mouse button', () => {
    const { reported } = open();
    press(more(), 2);
    expect(reported).toEqual([]);
  });
});

test('a click with the pointer makes one step', async () => {
  const { reported, user } = open();
  await user.click(more());
  expect(reported).toEqual([4]);
});

test('Enter on a step button makes one step', async () => {
  const { reported, user } = open();
  more().focus();
  await user.keyboard('{Enter}');
  expect(reported).toEqual([4]);
});

test('the step button of a reached bound is disabled, and keeps the focus', async () => {
  const { reported, user } = open({ value: 2 });
  less().focus();
  await user.keyboard('{Enter}{Enter}');
  expect(reported).toEqual([1]);
  expect([less(), more()].map((button) => button.ariaDisabled)).toEqual(['true', null]);
  expect(less()).toHaveFocus();
});

test.each([
  ['1.000', null],
  ['1,000', null],
  ['1.000.000', null],
  ['2,0', null],
  [' 12 ', 12],
  ['-4', -4],
  ['1.00', null],
  ['1.5', null],
  ['1e3', null],
  ['0x10', null],
  ['', null],
])('the text %j is parsed as %s', (text, number) => {
  expect(parseWholeNumber(text)).toBe(number);
});

test('a step fires an input event as typing does, and is reported once', async () => {
  const { user, reported } = open();
  const told = jest.fn();
  document.addEventListener('input', told);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.type(screen.getByRole('spinbutton'), '{ArrowUp}');
  document.removeEventListener('input', told);
  expect([told.mock.calls.length, reported]).toEqual([2, [4, 5]]);
});

test('the arrow keys step a number up and down', async () => {
  const { reported, user } = open();
  await user.type(box(), '{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(reported).toEqual([4, 5, 4]);
});

test('the arrow keys stop at the bounds of a number', async () => {
  const { reported, user } = open({ value: 10 });
  await user.type(box(), '{ArrowUp}');
  expect(reported).toEqual([]);
});

test('a typed number is reported when the field is left, not digit by digit', async () => {
  const { reported, user } = open({ max: 100 });
  await user.clear(box());
  await user.type(box(), '27');
  expect(reported).toEqual([]);
  await user.tab();
  expect(reported).toEqual([27]);
});

test('a typed number is reported on Enter', async () => {
  const { reported, user } = open();
  await user.clear(box());
  await user.type(box(), '7{Enter}');
  expect(reported).toEqual([7]);
});

test.each<[typed: string, shown: string, value: number, said: string]>([
  ['2.5', '2.5', 3, 'notWhole 2.5 3'],
  ['1.000', '1.000', 3, 'notWhole 1.000 3'],
  ['1e3', '1e3', 3, 'notWhole 1e3 3'],
  ['abc', 'abc', 3, 'notWhole abc 3'],
  ['0', '0', 3, 'tooLow 0 3'],
  ['-4', '-4', 3, 'tooLow -4 3'],
  ['1000', '10', 10, 'tooHigh 1000 10'],
  ['999999999999', '10', 10, 'tooHigh 999999999999 10'],
])(
  'the typed text %j leaves %j in the field, sets the value to %d, and shows a message',
  async (typed, shown, value, said) => {
    const { user } = open();
    await user.clear(box());
    await user.type(box(), typed);
    await user.tab();
    expect([(box() as HTMLInputElement).value, box().getAttribute('aria-valuenow')]).toEqual([
      shown,
      String(value),
    ]);
    expect(box()).toHaveAccessibleDescription(said);
    expect(box()).toBeInvalid();
  },
);

test('the message about a typed text disappears when an arrow key steps the number', async () => {
  const { user } = open();
  await user.clear(box());
  await user.type(box(), 'abc');
  await user.tab();
  await user.type(box(), '{ArrowUp}');
  expect([(box() as HTMLInputElement).value, box().hasAttribute('aria-invalid')]).toEqual(['4', false]);
});

test('every reported number is within bounds, for any typed text', async () => {
  const { reported, user } = open();
  for (const text of ['0', '999', '-1', '1e3', '2.5', 'abc']) {
    await user.clear(box());
    await user.type(box(), text);
    await user.tab();
  }
  expect(reported.filter((number) => !Number.isInteger(number) || number < 1 || number > 10)).toEqual([]);
});

test('an emptied field stays empty while it has the focus', async () => {
  const { user } = open();
  await user.clear(box());
  expect(box()).toHaveValue('');
});

test('an empty field shows its number again on blur', async () => {
  const { user, reported } = open();
  await user.clear(box());
  await user.tab();
  expect([(box() as HTMLInputElement).value, reported]).toEqual(['3', []]);
});

test('value and bounds are exposed to screen readers', () => {
  open();
  expect(['aria-valuenow', 'aria-valuemin', 'aria-valuemax'].map((name) => box().getAttribute(name))).toEqual(
    ['3', '1', '10'],
  );
});
