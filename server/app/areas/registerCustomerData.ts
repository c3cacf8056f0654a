import { registerAddressRoutes } from '../../shop/addresses';
import { registerCountryRoutes } from '../../shop/countries';
import { registerGarageRoutes } from '../../shop/garage';
import { makeGarageStore } from '../../shop/garageStore';
import { registerVehicleRoutes } from '../../shop/vehicles';
import { makePlugin } from '../plugin';
import type { Services } from '../services';
import { makeAddTopic, simulatedMs, type TopicServices } from './topics';

export type CustomerDataServices = TopicServices & Pick<Services, 'addressStore' | 'database' | 'now'>;

/** Adds the routes for vehicles, the customer's garage, addresses and countries. */
export const registerCustomerData = makePlugin('customer data', (routes, services: CustomerDataServices) => {
  const { addressStore, database, now } = services;
  const addTopic = makeAddTopic(routes, services);
  addTopic((on) => registerVehicleRoutes(on, database), simulatedMs.vehicles);
  addTopic((on) => registerGarageRoutes(on, makeGarageStore(database, now)), simulatedMs.shop);
  addTopic((on) => registerAddressRoutes(on, addressStore), simulatedMs.shop);
  addTopic((on) => registerCountryRoutes(on), simulatedMs.shop);
});
