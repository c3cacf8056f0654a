import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '@/app/recorder';
import { knownActions } from './vocabulary';

const folder = path.join(__dirname, 'logs');

/** Why an event is in no golden log. Who records one removes its row: the test says so. */
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
  'another tab or another account brings it: the stories of e2e/accounts.spec.ts': [
    'auth/otherPersonArrived',
    'auth/sessionEnded',
    'orders/orderPlacedForAnother',
    'sessionEnd/prolongFailed',
    'vehicles/ownerGone',
  ],
  'the sessions of other browsers are another visit’s: src/features/openSessions': [
    'openSessions/listAsked',
    'openSessions/listReceived',
    'openSessions/listFailed',
    'openSessions/othersEndRequested',
    'openSessions/othersEnded',
    'openSessions/othersEndFailed',
  ],
  'the age of the catalogue comes with a header of the answer, which no log keeps': [
    'connection/catalogueAged',
    'connection/pageLeft',
  ],
  'the catalogue answers before a person goes on: src/features/catalog/lazyProductQueries.test.ts': [],
  'no log yet': [
    'catalog/listApproached',
    'toasts/activated',
    'toasts/waitBegan',
    'quickOrder/answersReceived',
    'quickOrder/candidateChosen',
    'quickOrder/codeEdited',
    'quickOrder/editUndone',
    'quickOrder/emptied',
    'quickOrder/linesRead',
    'quickOrder/linesSubmitted',
    'quickOrder/lineRemoved',
    'quickOrder/optionChosen',
    'quickOrder/quantitiesPasted',
    'quickOrder/quantityChosen',
    'quickOrder/removalUndone',
    'quickOrder/resolutionFailed',
    'quickOrder/retryRequested',
    'addresses/addressesFailed',
    'auth/customersFailed',
    'catalog/productsReceived',
    'content/postReceived',
    'credentials/passwordChanged',
    'orders/orderFailed',
    'orders/orderRejected',
    'reorder/optionChosen',
    'vehicles/currentConfirmed',
    'vehicles/currentMissing',
    'vehicles/garageJoined',
    'vehicles/joinRefused',
    'wishlist/limitReached',
  ],
};

const recorded = new Set(
  readdirSync(folder).flatMap((name) => {
    const { entries } = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Log;
    return entries.map(({ action }) => action.type);
  }),
);
const excused = Object.values(reasons).flat();

test('every event of the shop is in a golden log, or has a reason why not', () => {
  const missing = [...knownActions.keys()].filter((type) => !recorded.has(type) && !excused.includes(type));
  expect(missing).toEqual([]);
});

test('a reason is for an event that there is and that no golden log has', () => {
  expect(excused.filter((type) => recorded.has(type) || !knownActions.has(type))).toEqual([]);
});
