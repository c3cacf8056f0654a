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
  test('makes an added vehicle the current vehicle, and lists it once', () => {
    expect([current(add(), add()), garage(add(), add())]).toEqual([aveo, [aveo]]);
  });

  test('makes a selected vehicle the current vehicle, but does not list the vehicle', () => {
    const selected = vehicles.vehicleSelected({ vehicle: rio });
    expect([current(selected), garage(selected)]).toEqual([rio, []]);
  });

  test('keeps the vehicle in use when another vehicle is removed', () => {
    const events = [add(rio), add(aveo), remove(rio)];
    expect([current(...events), garage(...events)]).toEqual([aveo, [aveo]]);
  });

  test('clears the vehicle in use when it is removed', () => {
    expect([current(add(), remove()), garage(add(), remove())]).toEqual([null, []]);
  });

  test('keeps its vehicles when all vehicles are chosen', () => {
    const events = [add(), vehicles.vehicleSelected({ vehicle: null })];
    expect([current(...events), garage(...events)]).toEqual([null, [aveo]]);
  });

  test('keeps its vehicles when another tab clears only the current vehicle', () => {
    expect(garage(add(), vehicles.changedElsewhere({ current: null }))).toEqual([aveo]);
  });
});

describe("an account's garage", () => {
  const arrives = signInCustomer();
  const has = (...saved: (typeof aveo)[]) => vehicles.garageReceived({ vehicles: saved });
  const refused = (kind: 'add' | 'remove') =>
    vehicles.changeRefused({ kind, vehicle: aveo, code: 'OFFLINE' });

  test('shows the guest’s vehicles, which stay in the browser, until the merge is answered', () => {
    const state = reduceEvents(add(), arrives);
    expect([vehiclesSelectors.garage(state), state.vehicles.garage]).toEqual([[aveo], [aveo]]);
  });

  test('removes the guest’s vehicles from the browser once merged', () => {
    const state = reduceEvents(add(), arrives, vehicles.garageJoined({ vehicles: [rio, aveo], missing: [] }));
    expect([vehiclesSelectors.garage(state), state.vehicles.garage]).toEqual([[rio, aveo], []]);
  });

  test('loses a vehicle that the service does not know, also when it is the current vehicle', () => {
    const events = [add(), arrives, vehicles.garageJoined({ vehicles: [rio], missing: [aveo] })];
    expect([current(...events), garage(...events)]).toEqual([null, [rio]]);
  });

  test('keeps the vehicle in use at sign-in, and clears it at sign-out', () => {
    expect(current(add(), arrives)).toEqual(aveo);
    expect(current(add(), arrives, auth.signedOut())).toBeNull();
  });

  test('is cleared at the sign-out', () => {
    expect(garage(arrives, has(aveo), add(rio), auth.signedOut())).toEqual([]);
  });

  test('clears the current vehicle at another tab’s sign-out, while a guest keeps it', () => {
    expect(current(arrives, has(aveo), add(), isGone)).toBeNull();
    expect(current(add(), isGone)).toEqual(aveo);
  });

  test('shows a change at once, and takes it back when it is refused', () => {
    expect(garage(arrives, has(rio), add())).toEqual([rio, aveo]);
    expect(garage(arrives, has(rio), add(), refused('add'))).toEqual([rio]);
    expect(garage(arrives, has(aveo, rio), remove())).toEqual([rio]);
    expect(garage(arrives, has(aveo, rio), remove(), refused('remove'))).toEqual([aveo, rio]);
  });

  test('selects a vehicle again when its removal is refused, unless another vehicle is in use by then', () => {
    const removed = [arrives, has(aveo, rio), vehicles.vehicleSelected({ vehicle: aveo }), remove()];
    expect(current(...removed, refused('remove'))).toEqual(aveo);
    expect(current(...removed, vehicles.vehicleSelected({ vehicle: rio }), refused('remove'))).toEqual(rio);
  });

  test('is replaced by the service’s answer to a change, and keeps later changes', () => {
    const changeKept = vehicles.changeKept({ vehicles: [rio, aveo] });
    expect(garage(arrives, has(rio), add(), add(dmax), changeKept)).toEqual([rio, aveo, dmax]);
  });

  test('can be requested again after a failure, and shows the known vehicles meanwhile', () => {
    const failed = [arrives, vehicles.garageFailed({ code: 'OFFLINE' })];
    expect(vehiclesSelectors.account(reduceEvents(...failed))?.status).toBe('failed');
    expect(vehiclesSelectors.account(reduceEvents(...failed, vehicles.garageAsked()))?.status).toBe('asking');
    expect(
      garage(arrives, has(rio), vehicles.garageAsked(), vehicles.garageFailed({ code: 'OFFLINE' })),
    ).toEqual([rio]);
  });

  test('holds exactly the accepted changes after any order of changes and refusals', () => {
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

describe('the garage of a seller', () => {
  const seller = auth.sellerSignedIn({ account: buildSeller(), customers: [], returnTo: null });
  const serves = (code: string) => auth.customerSelected({ customer: buildCustomer({ code }) });

  test('is the seller’s own, and includes the vehicles added as a guest', () => {
    expect(reduceEvents(add(), seller).vehicles.account).toMatchObject({ owner: 'V01', isOwn: true });
    expect(garage(add(), seller)).toEqual([aveo]);
  });

  test('shows a customer’s vehicles without the seller’s own or a guest’s', () => {
    const events = [add(), seller, serves('C1'), vehicles.garageReceived({ vehicles: [rio] })];
    expect([garage(...events), current(...events)]).toEqual([[rio], null]);
  });

  test('shows no vehicle of one customer while the next customer is served', () => {
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

describe('the vehicle in use', () => {
  test('gets its new name when it was renamed', () => {
    const renamed = { ...aveo, engine: '1.6 L DOHC' };
    expect(current(add(), vehicles.currentConfirmed({ vehicle: renamed }))).toEqual(renamed);
  });

  test('is not changed by an answer about a vehicle that is no longer in use', () => {
    const events = [add(aveo), add(rio)];
    expect(current(...events, vehicles.currentConfirmed({ vehicle: aveo }))).toEqual(rio);
    expect(current(...events, vehicles.currentMissing({ vehicle: aveo }))).toEqual(rio);
  });

  test('is cleared, and removed from the garage, when it no longer exists', () => {
    const events = [add(), vehicles.currentMissing({ vehicle: aveo })];
    expect([current(...events), garage(...events)]).toEqual([null, []]);
  });
});
