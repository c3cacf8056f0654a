import * as v from 'valibot';
import { Failure } from '@/shared/failure';
import { keepAbort, requestJson, type Abortable, type HttpRequest } from '@/shared/http';

/** Asks the shop's own service. An answer of another shape is BAD_ANSWER. */
export const askShop = <S extends v.GenericSchema>(
  request: HttpRequest,
  schema: S,
): Abortable<v.InferOutput<S>> =>
  keepAbort(requestJson({ ...request, path: `/api/shop${request.path}` }), (body) => {
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) throw new Failure('BAD_ANSWER');
    return parsed.output;
  });

/** For answers without a body. */
export const tellShop = (request: HttpRequest): Abortable<void> =>
  keepAbort(requestJson({ ...request, path: `/api/shop${request.path}` }), () => undefined);
