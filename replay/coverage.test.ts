import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listGoldenLogs, readGoldenLog } from './files';
import { mutants } from './mutantTable';
import { knownActions } from './vocabulary';

/**
 * Events that are in no golden log, with the reasons. Once such an event is recorded, the test requires that its row is
 * removed.
 */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'only a provider of card payments in a browser brings it: e2e/payment.spec.ts': [
    'orders/orderAuthorised',
    'payment/offerFailed',
    'payment/scriptAsked',
    'payment/scriptArrived',
    'payment/scriptFailed',
    'payment/scriptGivenUp',
    'payment/scriptRetryRequested',
  ],
  'a bug alone brings it: src/shared/saga/flows.test.ts': ['navigation/flowFailed'],
  'only a browser whose storage cannot be cleared brings it: src/features/version': [
    'version/clearingFailed',
  ],
  'only a start with what an earlier visit stored brings it: src/features/vehicles/currentVehicle.test.ts': [
    'vehicles/ownerGone',
  ],
  'the age of the catalogue comes with a header of the answer, which no log keeps': [
    'connection/catalogueAged',
    'connection/pageLeft',
  ],
  'no page limits how many toasts are in sight: src/features/toasts': [
    'toasts/activated',
    'toasts/waitBegan',
  ],
};

const recorded = new Set(
  listGoldenLogs().flatMap((name) => readGoldenLog(name).entries.map(({ action }) => action.type)),
);
const excused = Object.values(reasons).flat();

test('every event of the shop is in a golden log, or has a reason why not', () => {
  const missing = [...knownActions.keys()].filter((type) => !recorded.has(type) && !excused.includes(type));
  expect(missing).toEqual([]);
});

test('each reason is for an existing event that no golden log has', () => {
  expect(excused.filter((type) => recorded.has(type) || !knownActions.has(type))).toEqual([]);
});

test('every change of the mutants’ table applies to the current source', () => {
  const features = path.join(__dirname, '..', 'src', 'features');
  const gone = mutants.filter(
    ({ file, from, to }) => from === to || !readFileSync(path.join(features, file), 'utf8').includes(from),
  );
  expect(gone.map(({ rule }) => rule)).toEqual([]);
});
