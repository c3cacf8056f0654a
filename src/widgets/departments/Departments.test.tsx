import { act, fireEvent, screen } from '@testing-library/react';
import { loadDepartments } from '@/testing/departments';
import { renderWithStore } from '@/testing/renderWithStore';
import { Departments } from './Departments';

const button = () => screen.getByRole('button', { name: 'Departamentos' });
const link = (name: string) => screen.getByRole('link', { name });
const shows = (name: string) => screen.queryByRole('link', { name }) !== null;

async function open() {
  const { user } = renderWithStore(<Departments />, { at: '/', before: [loadDepartments()] });
  await user.click(button());
  await screen.findByRole('link', { name: 'Motor' });
  return user;
}

describe('the departments', () => {
  test('open with the categories of the first department', async () => {
    await open();
    expect([shows('Pistones'), shows('Pastillas')]).toEqual([true, false]);
  });

  test('are opened and entered with the down key, and the arrow keys wrap around', async () => {
    const { user } = renderWithStore(<Departments />, { at: '/', before: [loadDepartments()] });
    act(() => button().focus());
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('link', { name: 'Motor' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(link('Desgaste')).toHaveFocus();
    expect(shows('Pastillas')).toBe(true);
    await user.keyboard('{ArrowDown}');
    expect(link('Motor')).toHaveFocus();
    await user.keyboard('{End}');
    expect(link('Desgaste')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(link('Motor')).toHaveFocus();
  });

  test('move the focus to the categories with the right key, and back with the left key', async () => {
    const user = await open();
    act(() => link('Desgaste').focus());
    await user.keyboard('{ArrowRight}');
    expect(link('Pastillas')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(link('Discos')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(link('Desgaste')).toHaveFocus();
  });

  test('are closed with Escape, which returns the focus', async () => {
    const user = await open();
    act(() => link('Desgaste').focus());
    await user.keyboard('{Escape}');
    expect(button()).toHaveFocus();
    expect(shows('Motor')).toBe(false);
  });
});

describe('the pointer on the departments', () => {
  const bounds = { left: 0, right: 200, top: 0, bottom: 400 } as DOMRect;
  // jsdom's pointer events have no coordinates
  const move = (name: string, clientX: number, clientY: number, pointerType = 'mouse') =>
    fireEvent(
      link(name),
      Object.assign(new MouseEvent('pointermove', { bubbles: true, clientX, clientY }), { pointerType }),
    );
  const pass = (milliseconds: number) =>
    act(() => {
      jest.advanceTimersByTime(milliseconds);
    });

  beforeEach(async () => {
    await open();
    jest.useFakeTimers();
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(bounds);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('selects the name on which it rests for 150 ms, not for 149', () => {
    move('Desgaste', 50, 60);
    pass(149);
    expect(shows('Pastillas')).toBe(false);
    pass(1);
    expect(shows('Pastillas')).toBe(true);
  });

  test('selects the name after the same 150 ms when it moves within the name', () => {
    move('Desgaste', 50, 60);
    pass(100);
    move('Desgaste', 50, 70);
    pass(50);
    expect(shows('Pastillas')).toBe(true);
  });

  test('selects no name that it slowly crosses on its way to the panel', () => {
    move('Motor', 50, 20);
    for (let step = 1; step <= 4; step += 1) {
      move('Desgaste', 50 + 20 * step, 20 + 20 * step);
      pass(140);
    }
    expect(shows('Pastillas')).toBe(false);
  });

  test('selects the name under it when it stops on its way to the panel', () => {
    move('Motor', 50, 20);
    move('Desgaste', 70, 40);
    pass(150);
    expect(shows('Pastillas')).toBe(true);
  });

  test('selects no name once it has left the names', () => {
    move('Desgaste', 50, 60);
    fireEvent.pointerLeave(link('Motor').closest('ul') ?? document.body);
    pass(200);
    expect(shows('Pastillas')).toBe(false);
  });

  test('selects no name before a tap if it is a finger', () => {
    move('Desgaste', 50, 60, 'touch');
    pass(200);
    expect(shows('Pastillas')).toBe(false);
  });
});
