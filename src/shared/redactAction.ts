import { createAction, type PayloadActionCreator, type UnknownAction } from '@reduxjs/toolkit';

export const redacted = '[redacted]';

/**
 * Creates an action creator whose payload has secret fields. Only sagas get the secrets. Logs, state and DevTools get
 * `[redacted]`.
 */
export const createSecretAction = <P extends object>(
  type: string,
  secret: readonly (keyof P & string)[],
): PayloadActionCreator<P, string, (payload: P) => { payload: P; meta: { secret: readonly string[] } }> =>
  createAction(type, (payload: P) => ({ payload, meta: { secret } }));

const secretFields = (action: UnknownAction): readonly unknown[] => {
  const meta = action.meta;
  return typeof meta === 'object' && meta !== null && 'secret' in meta && Array.isArray(meta.secret)
    ? meta.secret
    : [];
};

/** Returns the action with its secrets redacted. If the action has no secrets, returns the same action. */
export function redactSecrets(action: UnknownAction): UnknownAction {
  const fields = secretFields(action);
  return fields.length === 0 ? action : { ...action, payload: redactFields(action.payload, fields) };
}

export const redactFields = (body: unknown, fields: readonly unknown[]): unknown =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(
        Object.entries(body).map(([name, value]: [string, unknown]) => [
          name,
          fields.includes(name) ? redacted : value,
        ]),
      )
    : body;
