import { parseDevToolsFile, toDevTools } from '@/app/devToolsFile';
import { driveLog } from './drive';
import { readGoldenLog } from './files';
import { foldLog } from './fold';

const log = readGoldenLog('guest-finds-a-part');

test('through the file of Redux DevTools and back, the events and the states are the same', () => {
  const back = parseDevToolsFile(toDevTools(log));
  expect(back.entries.map(({ action }) => action)).toEqual(log.entries.map(({ action }) => action));
  expect(back.final).toEqual(log.final);
  expect(foldLog(back).faults).toEqual([]);
});

test('an export without a state begins with a new shop', () => {
  const back = parseDevToolsFile({
    payload: JSON.stringify([{ type: '@@INIT' }, { type: 'cart/removalUndone' }]),
  });
  expect(back.entries.map(({ action }) => action.type)).toEqual(['cart/removalUndone']);
  expect(back.preloaded.cart.items).toEqual([]);
});

test('it cannot be driven, and says why', async () => {
  const { faults } = await driveLog(parseDevToolsFile(toDevTools(log)));
  expect(faults.join()).toContain('it can be folded, not driven');
});
