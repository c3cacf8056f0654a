import { expectSaga } from 'redux-saga-test-plan';
import * as matchers from 'redux-saga-test-plan/matchers';
import { throwError } from 'redux-saga-test-plan/providers';
import { rootReducer } from '@/app/rootReducer';
import { navigation } from '@/features/navigation';
import { Failure } from '@/shared/failure';
import { getMakes } from '@/shop/vehicleChoices';
import { startStoreWithFakeClock, type Asked, type Shop } from '@/testing/startStoreWithFakeClock';
import { aveo, rio } from '@/testing/vehicles';
import { watchVehicleCascade } from './vehicleCascade';
import { vehicleForms, vehicleFormsSelectors } from './vehicleForms';
import { vehicles } from './vehiclesSlice';

const form = 'picker';
const vinPath = '/api/shop/vehicles/vin/8LATD5166C0123456';

describe('the vehicle forms', () => {
  let shop: Shop;
  beforeEach(async () => {
    shop = await startStoreWithFakeClock();
  });
  afterEach(() => shop.stop());
  const formNow = (place: 'picker' | 'hero' = form) =>
    vehicleFormsSelectors.form(shop.store.getState(), place);
  const paths = () => shop.asked.map(({ request }) => request.path);
  const last = (): Asked => {
    const request = shop.asked.at(-1);
    if (!request) throw new Error('nothing was asked');
    return request;
  };
  const type = (text: string) => shop.dispatch(vehicleForms.vinTyped({ form, text }));
  const chooseYear = (year: number, place: 'picker' | 'hero' = form) =>
    shop.dispatch(vehicleForms.yearChosen({ form: place, year }));

  test('request a VIN 500 ms after the last key, not at 499, without its blanks', async () => {
    type(' 8LATD');
    await shop.pass(300);
    type(' 8LATD5166C0123456 ');
    await shop.pass(499);
    expect(paths()).toEqual([]);
    await shop.pass(1);
    expect(paths()).toEqual([vinPath]);
    await last().answer({ vehicle: aveo });
    expect(formNow()).toMatchObject({ vin: { status: 'found', vehicle: aveo }, value: aveo });
  });

  test('never request an empty VIN, and clear the found vehicle when the field is emptied', async () => {
    type('8LATD5166C0123456');
    await shop.pass(500);
    await last().answer({ vehicle: aveo });
    type('   ');
    await shop.pass(5_000);
    expect(paths()).toEqual([vinPath]);
    expect(formNow().vin).toMatchObject({ status: 'idle', vehicle: null });
  });

  test('do not request a VIN of dots, which would change the path, and report it as not found', async () => {
    type('..');
    await shop.pass(500);
    expect(paths()).toEqual([]);
    expect(formNow().vin.status).toBe('notFound');
  });

  test('abort the request of a VIN when typing goes on, and drop its answer', async () => {
    type('8LATD5166C0123456');
    await shop.pass(500);
    const firstRequest = last();
    type('9BWZZZ377VT004251');
    expect(firstRequest.isAborted()).toBe(true);
    await firstRequest.answer({ vehicle: aveo });
    expect(formNow().vin).toMatchObject({ status: 'waiting', vehicle: null });
  });

  test('report an unknown VIN as not found', async () => {
    type('8LATD5166C0123456');
    await shop.pass(500);
    await last().fail('NOT_FOUND');
    expect(formNow().vin.status).toBe('notFound');
  });

  test('cache a VIN that was found, and do not request it again', async () => {
    type('8LATD5166C0123456');
    await shop.pass(500);
    await last().answer({ vehicle: aveo });
    type('');
    type('8latd5166c0123456');
    expect(formNow().value).toEqual(aveo);
    await shop.pass(5_000);
    expect(paths()).toEqual([vinPath]);
  });

  test('abort the request of makes when another year is chosen, and reset the later steps', async () => {
    chooseYear(2012);
    const firstRequest = last();
    chooseYear(2015);
    expect(firstRequest.isAborted()).toBe(true);
    expect(last().request.path).toBe('/api/shop/vehicles/makes?year=2015');
    await firstRequest.answer({ makes: ['of 2012'] });
    await last().answer({ makes: ['of 2015'] });
    expect(formNow()).toMatchObject({ makes: { items: ['of 2015'] }, make: null, model: null, engine: null });
  });

  test('show cached makes for a year chosen before, without a request, and abort the pending request', async () => {
    chooseYear(2012);
    await last().answer({ makes: ['Chevrolet'] });
    chooseYear(2015);
    const secondRequest = last();
    chooseYear(2012);
    expect(secondRequest.isAborted()).toBe(true);
    expect(formNow().makes).toEqual({ status: 'ready', items: ['Chevrolet'] });
    await shop.pass(5_000);
    expect(shop.asked).toHaveLength(2);
  });

  test('do not abort the requests of each other, and each gets its own answer', async () => {
    chooseYear(2012);
    const firstRequest = last();
    chooseYear(2015, 'hero');
    expect(firstRequest.isAborted()).toBe(false);
    await last().answer({ makes: ['Kia'] });
    await firstRequest.answer({ makes: ['Chevrolet'] });
    expect([formNow().makes.items, formNow('hero').makes.items]).toEqual([['Chevrolet'], ['Kia']]);
  });

  test('do not abort the request of a VIN that was typed on the other form', async () => {
    type('8LATD5166C0123456');
    await shop.pass(500);
    shop.dispatch(vehicleForms.vinTyped({ form: 'hero', text: 'X' }));
    expect(last().isAborted()).toBe(false);
    await last().answer({ vehicle: rio });
    expect([formNow().value, formNow('hero').value]).toEqual([rio, null]);
  });

  test('request a failed VIN again with the other failed requests of the page', async () => {
    type('8LATD5166C0123456');
    await shop.pass(500);
    await last().fail('OFFLINE');
    expect(formNow().vin.status).toBe('failed');
    shop.dispatch(navigation.retryRequested());
    await shop.pass(500);
    await last().answer({ vehicle: aveo });
    expect(formNow()).toMatchObject({ vin: { status: 'found' }, value: aveo });
  });

  test('show the failure of a step, and request it again by a retry', async () => {
    chooseYear(2012);
    await last().fail('OFFLINE');
    expect(formNow().makes.status).toBe('failed');
    shop.dispatch(vehicleForms.stepRetried({ form, step: 'makes' }));
    await last().answer({ makes: ['Chevrolet'] });
    expect(formNow().makes).toEqual({ status: 'ready', items: ['Chevrolet'] });
  });

  test('request the years once, for the first form on the screen', async () => {
    shop.dispatch(vehicles.formOpened());
    shop.dispatch(vehicles.formOpened());
    expect(paths()).toEqual(['/api/shop/vehicles/years']);
    await last().answer({ years: [2012] });
    shop.dispatch(vehicles.formOpened());
    await shop.settle();
    expect(shop.asked).toHaveLength(1);
  });

  test('load the years on the home page, and not on a page without a form', () => {
    const asksYears = () => paths().filter((path) => path.endsWith('/vehicles/years')).length;
    shop.dispatch(navigation.arrived({ route: 'cart', params: {}, query: {}, path: '/shop/cart' }));
    expect(asksYears()).toBe(0);
    shop.dispatch(navigation.arrived({ route: 'home', params: {}, query: {}, path: '/' }));
    expect(asksYears()).toBe(1);
  });

  test('repeat a failed step with the other failed requests of the page', async () => {
    chooseYear(2012);
    await last().fail('OFFLINE');
    shop.dispatch(navigation.retryRequested());
    expect(formNow().makes.status).toBe('asking');
    await last().answer({ makes: ['Chevrolet'] });
    shop.dispatch(navigation.retryRequested());
    expect(formNow().makes).toEqual({ status: 'ready', items: ['Chevrolet'] });
  });

  test('request the years again by a retry after a failure', async () => {
    shop.dispatch(vehicles.formOpened());
    await last().fail('TIMEOUT');
    shop.dispatch(vehicleForms.stepRetried({ form, step: 'years' }));
    await last().answer({ years: [2012] });
    expect(vehicleFormsSelectors.years(shop.store.getState())).toEqual({ status: 'ready', items: [2012] });
  });
});

test('choosing a year requests and stores the makes of that year', () =>
  expectSaga(watchVehicleCascade)
    .withReducer(rootReducer)
    .provide([[matchers.call.fn(getMakes), { makes: ['Kia'] }]])
    .put(vehicleForms.makesReceived({ form, year: 2012, makes: ['Kia'] }))
    .dispatch(vehicleForms.yearChosen({ form, year: 2012 }))
    .silentRun(0));

test('a request for makes that fails is reported with its error code', () =>
  expectSaga(watchVehicleCascade)
    .withReducer(rootReducer)
    .provide([[matchers.call.fn(getMakes), throwError(new Failure('TIMEOUT'))]])
    .put(vehicleForms.stepFailed({ form, step: 'makes', code: 'TIMEOUT' }))
    .dispatch(vehicleForms.yearChosen({ form, year: 2012 }))
    .silentRun(0));
