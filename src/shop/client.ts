import * as v from 'valibot';
import { getEnvironment, replaceInEnvironment } from '@/shared/environment';
import { Failure } from '@/shared/failure';
import { mapAbortable, requestJson, type Abortable, type HttpRequest } from '@/shared/http';
import { customerHeader } from './schemas';

/** Sets the function that returns the code of the customer whose data the page shows; null for a guest. */
export const setCustomerProvider = (getCode: () => string | null): (() => void) =>
  replaceInEnvironment('getCustomerCode', () => getCode);

function addressed(request: HttpRequest): HttpRequest {
  const code = getEnvironment().getCustomerCode();
  return {
    ...request,
    path: `/api/shop${request.path}`,
    ...(code === null ? {} : { headers: { ...request.headers, [customerHeader]: code } }),
  };
}

/**
 * Sends a request to the shop's service. The request fails with BAD_ANSWER if the response does not match the schema.
 */
export const requestShop = <S extends v.GenericSchema>(
  request: HttpRequest,
  schema: S,
): Abortable<v.InferOutput<S>> =>
  mapAbortable(requestJson(addressed(request)), (body) => {
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) throw new Failure('BAD_ANSWER');
    return parsed.output;
  });

/** Sends a request whose response has no body. */
export const sendToShop = (request: HttpRequest): Abortable<void> =>
  mapAbortable(requestJson(addressed(request)), () => undefined);
