import { getEstadoCuentaxId } from '@/erp/calls/getEstadoCuentaxId';
import { getSucursales } from '@/erp/calls/getSucursales';
import { auth, authSelectors } from '@/features/auth';
import { navigation, selectPlace, type RouteName } from '@/features/navigation';
import { codeOf } from '@/shared/failure';
import { call, fork, put, select } from '@/shared/saga/effects';
import { latest } from '@/shared/saga/flows';
import { account } from './accountSlice';

const showBranches: readonly RouteName[] = ['dashboard', 'checkout', 'addresses', 'address'];
const showStatement: readonly RouteName[] = ['dashboard', 'checkout'];

function* fillBranches(code: string) {
  yield* put(account.branchesAsked());
  try {
    const branches = yield* call(getSucursales, { cliente: code, default: false });
    yield* put(account.branchesReceived({ branches }));
  } catch (error) {
    yield* put(account.branchesFailed({ code: codeOf(error) }));
  }
}

function* fillStatement(code: string) {
  yield* put(account.statementAsked());
  try {
    const statement = yield* call(getEstadoCuentaxId, { codigo: code });
    yield* put(account.statementReceived({ statement }));
  } catch (error) {
    yield* put(account.statementFailed({ code: codeOf(error) }));
  }
}

/**
 * Branches and statement of the customer served, asked on arrival where they are shown; for another person they are
 * asked anew, and what was asked before is dropped.
 */
export function* accountPages() {
  const occasions = [
    navigation.arrived,
    navigation.retryRequested,
    auth.sessionReceived,
    auth.customerSelected,
    auth.signedOut,
  ] as const;
  yield* latest(occasions, function* () {
    const place = yield* select(selectPlace);
    const customer = yield* select(authSelectors.servedCustomer);
    if (!place || !customer) return;
    if (showBranches.includes(place.route)) yield* fork(fillBranches, customer.code);
    if (showStatement.includes(place.route)) yield* fork(fillStatement, customer.code);
  });
}
