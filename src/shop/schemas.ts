/** Schemas of /api/shop, shared by browser and service. Money is integer cents. */
export * from './sessionSchemas';
export * from './vehicleChoiceSchemas';
export * from './vehicleSchemas';
export * from './addressSchemas';
export * from './writeAddressSchema';
export * from './paymentMethods';
export * from './orderSchemas';
export * from './reviewSchemas';
