import { parseDevToolsFile, toDevTools } from '@/app/devToolsFile';
import { driveLog } from './drive';
import { readGoldenLog } from './files';
import { foldLog } from './fold';

const log = readGoldenLog('guest-finds-a-part');

test('events and states are the same after an export to the file of Redux DevTools and an import', () => {
  const back = parseDevToolsFile(toDevTools(log));
  expect(back.entries.map(({ action }) => action)).toEqual(log.entries.map(({ action }) => action));
  expect(back.final).toEqual(log.final);
  expect(foldLog(back).faults).toEqual([]);
});

test('an export without a state begins with the initial state', () => {
  const back = parseDevToolsFile({
    payload: JSON.stringify([{ type: '@@INIT' }, { type: 'cart/removalUndone' }]),
  });
  expect(back.entries.map(({ action }) => action.type)).toEqual(['cart/removalUndone']);
  expect(back.preloaded.cart.items).toEqual([]);
});

test('an export of Redux DevTools cannot be driven, and is refused with the reason', async () => {
  const { faults } = await driveLog(parseDevToolsFile(toDevTools(log)));
  expect(faults.join()).toContain('it can be folded, not driven');
});
