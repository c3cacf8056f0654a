import { navigation, placeOf } from '@/features/navigation';
import { startStoreWithFakeClock, type Shop } from '@/testing/startStoreWithFakeClock';
import { aveo } from '@/testing/vehicles';
import { selectVehicleParts } from './vehiclePartsSlice';

const answer = {
  vehicle: aveo,
  own: 2,
  universal: 1,
  categories: [{ slug: '05-001', own: 2, universal: 1 }],
  isCut: false,
};

let shop: Shop;
beforeEach(async () => {
  shop = await startStoreWithFakeClock();
});
afterEach(() => shop.stop());

const open = (pathname: string) =>
  shop.dispatch(navigation.arrived(placeOf({ pathname, search: '', hash: '' })));
const questions = (slug: string) =>
  shop.asked.filter(({ request }) => request.path === `/api/shop/vehicles/parts/${slug}`);
const page = () => selectVehicleParts(shop.store.getState());

test('the parts of a vehicle are requested once, on its page', async () => {
  open('/shop');
  expect(questions('aveo')).toHaveLength(0);
  open('/vehicles/aveo');
  await questions('aveo')[0]?.answer(answer);
  expect(page()).toEqual({ slug: 'aveo', status: 'ready', failure: null, parts: answer });
  open('/shop');
  open('/vehicles/aveo');
  expect([questions('aveo').length, page().status]).toEqual([1, 'ready']);
});

test('opening another vehicle’s page hides the previous vehicle’s parts, and aborts their pending request', async () => {
  open('/vehicles/aveo');
  await questions('aveo')[0]?.answer(answer);
  open('/vehicles/rio');
  expect(page()).toEqual({ slug: 'rio', status: 'asking', failure: null, parts: null });
  open('/vehicles/dmax');
  expect(questions('rio')[0]?.isAborted()).toBe(true);
});

test('the page of an unknown vehicle is missing, and a failed page can be requested again', async () => {
  open('/vehicles/nada');
  await questions('nada')[0]?.answer({ status: 404, code: 'NOT_FOUND' }, 404);
  expect(page().status).toBe('missing');
  open('/vehicles/aveo');
  await questions('aveo')[0]?.fail('OFFLINE');
  expect(page()).toMatchObject({ status: 'failed', failure: 'OFFLINE' });
  shop.dispatch(navigation.retryRequested());
  await questions('aveo')[1]?.answer(answer);
  expect(page().status).toBe('ready');
});
