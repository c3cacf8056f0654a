import { transformSync } from 'esbuild';
import type { Log } from '@/app/recorder';
import * as condition from './condition';
import { readGoldenLog } from './files';
import * as runPart from './runPart';
import { shrinkLog } from './shrink';
import * as writeTest from './writeTest';

const modules: Record<string, unknown> = {
  './condition': condition,
  './runPart': runPart,
  './writeTest': writeTest,
};

/** Runs the text of a test as jest would; rejects where it fails. */
async function runText(text: string): Promise<string> {
  const { code } = transformSync(text, { loader: 'ts', format: 'cjs' });
  const found: { title: string; body: () => Promise<void> }[] = [];
  const note = (title: string, body: () => Promise<void>) => void found.push({ title, body });
  // the code is what writeTest has just written
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const run = new Function('require', 'test', 'expect', code) as (...scope: unknown[]) => void;
  run((name: string) => modules[name], note, expect);
  for (const { body } of found) await body();
  return found.map(({ title }) => title).join();
}

const shrink = async (name: string, until: string): Promise<Log> =>
  (await shrinkLog(readGoldenLog(name), condition.readCondition(until))).log;

test('the test of a golden log passes as it is written', async () => {
  const { text } = await writeTest.writeTest(readGoldenLog('quick-order-read-edited-and-added'));
  expect(await runText(text)).toBe('the session “quick-order-read-edited-and-added” goes as it went');
  // it compares the events of the flows, and the state they came to
  expect(text).toContain('saga quickOrder/linesRead');
  await expect(runText(text.replace('saga cart/linesAdded', 'saga cart/lineAdded'))).rejects.toThrow();
  const [events = '', state = ''] = text.split('toMatchObject');
  const otherState = state.replace('"quantity": 7', '"quantity": 8');
  await expect(runText(`${events}toMatchObject${otherState}`)).rejects.toThrow();
});

test('the test of a shrunk session in a browser passes as it is written', async () => {
  const { text } = await writeTest.writeTest(
    await shrink('price-changed-at-checkout', 'orders/orderChanged'),
  );
  await runText(text);
  expect(text).toContain('saga orders/orderChanged');
});

test('a test that a condition never holds fails until that is so', async () => {
  const until = 'cart.items.length > 0';
  const log = await shrink('double-add', until);
  await expect(runText((await writeTest.writeTest(log, until)).text)).rejects.toThrow();
  await runText((await writeTest.writeTest(log, 'cart.items.length > 1')).text);
});

test('a log that cannot be driven says why no test is made of it', async () => {
  const { inputs: _, ...older } = readGoldenLog('double-add');
  await expect(writeTest.writeTest(older)).rejects.toThrow('it can be folded, not made a test of');
});
