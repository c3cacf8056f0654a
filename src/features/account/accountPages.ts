import { getEstadoCuentaxId } from '@/erp/calls/getEstadoCuentaxId';
import { getSucursales } from '@/erp/calls/getSucursales';
import { authSelectors } from '@/features/auth';
import { loadForRoute, reportRequest } from '@/features/loading';
import type { RouteName } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import type { RequestStatus } from '@/shared/redux';
import { call, fork, put, select } from '@/shared/saga/effects';
import { getToday } from '@/shared/time';
import { account, accountSelectors } from './accountSlice';

const showStatement: readonly RouteName[] = ['dashboard', 'checkout', 'statement'];
const showBranches: readonly RouteName[] = ['dashboard', 'checkout', 'addresses', 'address'];

function* fillBranches(code: string) {
  yield* reportRequest(
    account.branchesAsked(),
    () => getSucursales({ cliente: code, default: false }),
    (branches) => account.branchesReceived({ branches }),
    account.branchesFailed,
  );
}

function* fillStatement(code: string) {
  yield* put(account.statementAsked());
  try {
    const statement = yield* call(getEstadoCuentaxId, { codigo: code });
    yield* put(account.statementReceived({ statement, today: yield* call(getToday) }));
  } catch (error) {
    yield* put(account.statementFailed({ code: toFailureCode(error) }));
  }
}

/**
 * Loads branches and statement of the served customer on pages that show them. When only the page's filter changes,
 * nothing is loaded.
 */
export const watchAccountPages = () =>
  loadForRoute({
    routes: [...showStatement, ...showBranches],
    for: 'customer',
    load: function* ({ route }, isRetry) {
      const customer = yield* select(authSelectors.servedCustomer);
      if (!customer) return;
      // a retry loads only missing data
      const lacks = ({ status }: { status: RequestStatus }) => !isRetry || status !== 'ready';
      if (showBranches.includes(route) && lacks(yield* select(accountSelectors.branches)))
        yield* fork(fillBranches, customer.code);
      if (showStatement.includes(route) && lacks(yield* select(accountSelectors.statement)))
        yield* fork(fillStatement, customer.code);
    },
  });
