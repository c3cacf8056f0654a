import type * as v from 'valibot';
import { accountDeletionSchema } from '@/shop/accountDataSchemas';
import { resolveSchema } from '@/shop/catalogueSchemas';
import { contactSchema } from '@/shop/contactSchema';
import { emailCodeRequestSchema, emailCodeSchema } from '@/shop/emailVerificationSchemas';
import { passwordResetRequestSchema, passwordResetSchema } from '@/shop/passwordResetSchemas';
import { saveQuotationSchema } from '@/shop/quotationSchemas';
import {
  addToGarageSchema,
  placeOrderSchema,
  selectCustomerSchema,
  signUpSchema,
  writeAddressSchema,
  writeReviewSchema,
} from '@/shop/schemas';
import * as catalogue from '../catalogue/requestSchemas';
import * as shape from './requestSchemas';
import { everyone, signedIn, type Role } from '../erp/accessTable';

export interface ShopRule {
  readonly roles: readonly Role[];
  /** Whether the route refuses a seller who serves no customer. */
  readonly served?: true;
  /** Whether the data belong to the session's customer. The request is refused if the page shows another customer. */
  readonly pinned?: true;
  /** `unread`: the session is not read. `peeked`: the session is read, but not prolonged. */
  readonly session?: 'unread' | 'peeked';
  /** Schema of the path parameters. The route gets only the parameters that the schema lists. */
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly headers?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** Maximum bytes of the body, if the route allows more than `defaultBodyLimit`. */
  readonly largest?: number;
}

/** Maximum bytes of an order. They are more than enough for 1,000 lines with options. */
const largestOrder = 320 * 1024;

/**
 * Maximum bytes of a lookup. They are enough for 5,000 texts of 60 letters, even if some letters take several bytes.
 */
const largestResolve = 768 * 1024;

const open = { roles: everyone, session: 'unread' } as const;
const forSellers = { roles: ['seller'] } as const;
const forAll = { roles: everyone } as const;
const forSignedIn = { roles: signedIn } as const;
const forCustomer = { roles: signedIn, pinned: true } as const;
const forServed = { ...forCustomer, served: true } as const;

/**
 * Access rules of the shop's routes: role × route × field. If a route is not in this table, the service does not start.
 */
export const shopTable = {
  'GET /config': open,
  'GET /health/live': open,
  'GET /health/ready': open,
  'GET /countries': open,
  'GET /brands': open,
  'GET /posts': open,
  'GET /posts/:slug': { ...open, params: shape.ofPost },
  // this route needs the session, because the message is stored with the account
  'POST /contact': { ...forAll, headers: shape.idempotencyHeaders, body: contactSchema },

  'GET /vehicles/years': open,
  'GET /vehicles/makes': { ...open, query: shape.yearQuery },
  'GET /vehicles/models': { ...open, query: shape.inMake },
  'GET /vehicles': { ...open, query: shape.inModel },
  'GET /vehicles/list': { ...open, query: shape.idsQuery },
  'GET /vehicles/:id': { ...open, params: shape.vehicleParams },
  'GET /vehicles/vin/:vin': { ...open, params: shape.ofVin },
  'GET /vehicles/parts/:slug': { ...open, params: shape.ofVehicleSlug },

  // this route refuses a guest who sorts or filters by price or stock
  'GET /products': { ...forAll, query: catalogue.listQuery },
  // for a signed-in account the suggestions are sorted by stock
  'GET /suggestions': { ...forAll, query: catalogue.suggestionsQuery },
  'GET /product-rows': { ...open, query: catalogue.productRowQuery },
  'GET /prices': { ...forSignedIn, query: catalogue.skusQuery },
  'POST /catalogue/resolve': { ...forSignedIn, body: resolveSchema, largest: largestResolve },

  'POST /accounts': { roles: ['guest'], body: signUpSchema },

  'POST /password-resets': { ...open, body: passwordResetRequestSchema },
  // when a new session begins, the browser's previous session ends
  'POST /password-resets/confirmations': { ...open, body: passwordResetSchema },

  // only for accounts that the shop created; an account of the ERP gets NOT_FOUND
  'POST /email-verifications': { roles: ['customer'], body: emailCodeRequestSchema },
  'POST /email-verifications/confirmations': { roles: ['customer'], body: emailCodeSchema },

  'GET /session': forAll,
  'GET /session/expiry': { ...forAll, session: 'peeked' },
  // allowed without a session, so that a user can sign out in two tabs
  'DELETE /session': forAll,
  'GET /session/customers': forSellers,
  'PUT /session/customer': { ...forSellers, body: selectCustomerSchema },
  'DELETE /session/customer': forSellers,
  'GET /sessions': forSignedIn,
  'DELETE /sessions': forSignedIn,

  // a seller gets the data of the seller's account, not those of the customer
  'GET /account/data': { ...forSignedIn, query: shape.accountDataQuery },
  // only for accounts that the shop created; an account of the ERP gets NOT_FOUND
  'POST /account/deletion': { roles: ['customer'], body: accountDeletionSchema },

  'GET /garage': forCustomer,
  'POST /garage': { ...forCustomer, body: addToGarageSchema },
  'DELETE /garage/:id': { ...forCustomer, params: shape.vehicleParams },

  'GET /addresses': forServed,
  'POST /addresses': { ...forServed, body: writeAddressSchema },
  'PUT /addresses/:id': { ...forServed, params: shape.idParams, body: writeAddressSchema },
  'DELETE /addresses/:id': { ...forServed, params: shape.idParams },

  'GET /orders': { ...forCustomer, query: shape.scopeQuery },
  'POST /orders': {
    ...forServed,
    headers: shape.idempotencyHeaders,
    body: placeOrderSchema,
    largest: largestOrder,
  },
  'GET /orders/:id': { ...forCustomer, params: shape.idParams },
  // the link asks a guest to sign in; another account gets NOT_FOUND
  'GET /orders/token/:token': { ...forCustomer, params: shape.tokenParams },

  'GET /quotations': { ...forCustomer, query: shape.beforeQuery },
  'POST /quotations': {
    ...forServed,
    headers: shape.idempotencyHeaders,
    body: saveQuotationSchema,
    largest: largestOrder,
  },
  'GET /quotations/:id': { ...forCustomer, params: shape.idParams },
  'DELETE /quotations/:id/link': { ...forCustomer, params: shape.idParams },
  'POST /quotations/:id/link': { ...forCustomer, params: shape.idParams },
  'GET /quotations/:id/pdf': { ...forCustomer, params: shape.idParams, query: shape.languageQuery },

  'GET /products/:sku/reviews': { ...forAll, params: shape.ofProduct, query: shape.pageQuery },
  'POST /products/:sku/reviews': { ...forSignedIn, params: shape.ofProduct, body: writeReviewSchema },
} as const satisfies Record<string, ShopRule>;

export type ShopTable = typeof shopTable;
export type ShopRoute = keyof ShopTable;
