import * as v from 'valibot';
import { Failure } from '@/shared/failure';
import { mapAbortable, requestJson, type Abortable, type HttpRequest } from '@/shared/http';
import { customerHeader } from './schemas';

let customerShown: () => string | null = () => null;

/** Says whom the pages show; null for a guest. */
export const setCustomerProvider = (shown: () => string | null): void => {
  customerShown = shown;
};

function addressed(request: HttpRequest): HttpRequest {
  const code = customerShown();
  return {
    ...request,
    path: `/api/shop${request.path}`,
    ...(code === null ? {} : { headers: { ...request.headers, [customerHeader]: code } }),
  };
}

/** Asks the shop's own service. An answer of another shape is BAD_ANSWER. */
export const requestShop = <S extends v.GenericSchema>(
  request: HttpRequest,
  schema: S,
): Abortable<v.InferOutput<S>> =>
  mapAbortable(requestJson(addressed(request)), (body) => {
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) throw new Failure('BAD_ANSWER');
    return parsed.output;
  });

/** For answers without a body. */
export const sendToShop = (request: HttpRequest): Abortable<void> =>
  mapAbortable(requestJson(addressed(request)), () => undefined);
