import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { rootReducer } from '@/app/rootReducer';
import { auth } from '@/features/auth';
import { signInCustomer, buildCustomer, buildSeller } from '@/testing/renderWithStore';
import { aveo, dmax, rio } from '@/testing/vehicles';
import { vehicles, vehiclesSelectors } from './vehiclesSlice';

const reduceEvents = (...events: UnknownAction[]) =>
  events.reduce(rootReducer, rootReducer(undefined, { type: 'test/began' }));
const garage = (...events: UnknownAction[]) => vehiclesSelectors.garage(reduceEvents(...events));
const current = (...events: UnknownAction[]) => vehiclesSelectors.current(reduceEvents(...events));
const add = (vehicle = aveo) => vehicles.vehicleAdded({ vehicle });
const remove = (vehicle = aveo) => vehicles.vehicleRemoved({ id: vehicle.id });
const isGone = auth.sessionReceived({ session: { account: null, customer: null, demo: [] } });

describe("the guest's garage", () => {
  test('a vehicle added is used, and kept once', () => {
    expect([current(add(), add()), garage(add(), add())]).toEqual([aveo, [aveo]]);
  });

  test('one that is only selected is used, and not kept', () => {
    const selected = vehicles.vehicleSelected({ vehicle: rio });
    expect([current(selected), garage(selected)]).toEqual([rio, []]);
  });

  test('removing another vehicle leaves the one in use', () => {
    const events = [add(rio), add(aveo), remove(rio)];
    expect([current(...events), garage(...events)]).toEqual([aveo, [aveo]]);
  });

  test('removing the one in use clears it', () => {
    expect([current(add(), remove()), garage(add(), remove())]).toEqual([null, []]);
  });

  test('all vehicles can be chosen without removing any', () => {
    const events = [add(), vehicles.vehicleSelected({ vehicle: null })];
    expect([current(...events), garage(...events)]).toEqual([null, [aveo]]);
  });

  test('another tab that changed one field leaves the other', () => {
    expect(garage(add(), vehicles.changedElsewhere({ current: null }))).toEqual([aveo]);
  });
});

describe("an account's garage", () => {
  const arrives = signInCustomer();
  const has = (...saved: (typeof aveo)[]) => vehicles.garageReceived({ vehicles: saved });
  const refused = (kind: 'add' | 'remove') =>
    vehicles.changeRefused({ kind, vehicle: aveo, code: 'OFFLINE' });

  test("shows the guest's while it joins, and keeps it in the browser until then", () => {
    const state = reduceEvents(add(), arrives);
    expect([vehiclesSelectors.garage(state), state.vehicles.garage]).toEqual([[aveo], [aveo]]);
  });

  test("once joined, the browser keeps nothing of the guest's", () => {
    const state = reduceEvents(add(), arrives, vehicles.garageJoined({ vehicles: [rio, aveo], missing: [] }));
    expect([vehiclesSelectors.garage(state), state.vehicles.garage]).toEqual([[rio, aveo], []]);
  });

  test('unknown vehicles are set aside, also the current one', () => {
    const events = [add(), arrives, vehicles.garageJoined({ vehicles: [rio], missing: [aveo] })];
    expect([current(...events), garage(...events)]).toEqual([null, [rio]]);
  });

  test('the vehicle in use comes along at sign-in, and is gone with its person', () => {
    expect(current(add(), arrives)).toEqual(aveo);
    expect(current(add(), arrives, auth.signedOut())).toBeNull();
  });

  test('nothing of the account is there after the sign-out', () => {
    expect(garage(arrives, has(aveo), add(rio), auth.signedOut())).toEqual([]);
  });

  test('another tab that signed out takes it, too; a guest who starts keeps what is theirs', () => {
    expect(current(arrives, has(aveo), add(), isGone)).toBeNull();
    expect(current(add(), isGone)).toEqual(aveo);
  });

  test('a change is there at once, and gone again when it is refused', () => {
    expect(garage(arrives, has(rio), add())).toEqual([rio, aveo]);
    expect(garage(arrives, has(rio), add(), refused('add'))).toEqual([rio]);
    expect(garage(arrives, has(aveo, rio), remove())).toEqual([rio]);
    expect(garage(arrives, has(aveo, rio), remove(), refused('remove'))).toEqual([aveo, rio]);
  });

  test('one whose removal is refused is in use again, unless another is by then', () => {
    const removed = [arrives, has(aveo, rio), vehicles.vehicleSelected({ vehicle: aveo }), remove()];
    expect(current(...removed, refused('remove'))).toEqual(aveo);
    expect(current(...removed, vehicles.vehicleSelected({ vehicle: rio }), refused('remove'))).toEqual(rio);
  });

  test("a change that is answered takes the service's word, and keeps the changes after it", () => {
    const changeKept = vehicles.changeKept({ vehicles: [rio, aveo] });
    expect(garage(arrives, has(rio), add(), add(dmax), changeKept)).toEqual([rio, aveo, dmax]);
  });

  test('a garage that could not be had can be asked for again, and one that is there stays meanwhile', () => {
    const failed = [arrives, vehicles.garageFailed({ code: 'OFFLINE' })];
    expect(vehiclesSelectors.account(reduceEvents(...failed))?.status).toBe('failed');
    expect(vehiclesSelectors.account(reduceEvents(...failed, vehicles.garageAsked()))?.status).toBe('asking');
    expect(
      garage(arrives, has(rio), vehicles.garageAsked(), vehicles.garageFailed({ code: 'OFFLINE' })),
    ).toEqual([rio]);
  });

  test('whatever is changed and refused in any order, what is left is what was kept', () => {
    const change = fc.record({
      vehicle: fc.constantFrom(aveo, rio, dmax),
      kind: fc.constantFrom('add' as const, 'remove' as const),
      keeps: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let state = reduceEvents(arrives, has());
        for (const { kind, vehicle } of changes)
          state = rootReducer(state, kind === 'add' ? add(vehicle) : remove(vehicle));
        // model of the service, which receives the same changes in order and refuses some
        let service: (typeof aveo)[] = [];
        for (let at = 0; ; at += 1) {
          const next = state.vehicles.account?.changes[0];
          if (!next) break;
          const { kind, vehicle } = next;
          if (changes[at % changes.length]?.keeps) {
            service = service.filter(({ id }) => id !== vehicle.id);
            if (kind === 'add') service.push(vehicle);
            state = rootReducer(state, vehicles.changeKept({ vehicles: service }));
          } else {
            state = rootReducer(state, vehicles.changeRefused({ kind, vehicle, code: 'OFFLINE' }));
          }
        }
        expect(vehiclesSelectors.garage(state)).toEqual(service);
      }),
    );
  });
});

describe('a seller', () => {
  const seller = auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null });
  const serves = (code: string) => auth.customerSelected({ customer: buildCustomer({ code }) });

  test("has a garage of their own, which takes in the guest's", () => {
    expect(reduceEvents(add(), seller).vehicles.account).toMatchObject({ owner: 'V01', isOwn: true });
    expect(garage(add(), seller)).toEqual([aveo]);
  });

  test("sees a customer's garage, and nothing of their own or of a guest's in it", () => {
    const events = [add(), seller, serves('C1'), vehicles.garageReceived({ vehicles: [rio] })];
    expect([garage(...events), current(...events)]).toEqual([[rio], null]);
  });

  test('takes no vehicle from one customer to the next', () => {
    const events = [
      seller,
      serves('C1'),
      vehicles.garageReceived({ vehicles: [rio] }),
      add(rio),
      serves('C2'),
    ];
    expect([garage(...events), current(...events)]).toEqual([[], null]);
  });
});

describe('the vehicle in use and the service', () => {
  test('one that is called otherwise today is called so', () => {
    const renamed = { ...aveo, engine: '1.6 L DOHC' };
    expect(current(add(), vehicles.currentConfirmed({ vehicle: renamed }))).toEqual(renamed);
  });

  test('an answer about one that is not in use any more changes nothing', () => {
    const events = [add(aveo), add(rio)];
    expect(current(...events, vehicles.currentConfirmed({ vehicle: aveo }))).toEqual(rio);
    expect(current(...events, vehicles.currentMissing({ vehicle: aveo }))).toEqual(rio);
  });

  test('one that is missing is neither used nor kept', () => {
    const events = [add(), vehicles.currentMissing({ vehicle: aveo })];
    expect([current(...events), garage(...events)]).toEqual([null, []]);
  });
});
