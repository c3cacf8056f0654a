import * as v from 'valibot';
import { Failure } from '@/shared/failure';
import { keepAbort, requestJson, type Abortable, type HttpRequest } from '@/shared/http';
import { customerHeader } from './schemas';

let customerShown: () => string | null = () => null;

/** Says whom the pages show; null for a guest. */
export const connectCustomer = (shown: () => string | null): void => {
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
export const askShop = <S extends v.GenericSchema>(
  request: HttpRequest,
  schema: S,
): Abortable<v.InferOutput<S>> =>
  keepAbort(requestJson(addressed(request)), (body) => {
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) throw new Failure('BAD_ANSWER');
    return parsed.output;
  });

/** For answers without a body. */
export const tellShop = (request: HttpRequest): Abortable<void> =>
  keepAbort(requestJson(addressed(request)), () => undefined);
