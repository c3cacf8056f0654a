/**
 * What the browser and the shop's own service say to each other under /api/shop, written once for both.
 * Money is integer cents.
 */
export * from './sessionSchemas';
export * from './vehicleSchemas';
export * from './addressSchemas';
export * from './writeAddressSchema';
export * from './paymentMethods';
export * from './orderSchemas';
export * from './reviewSchemas';
