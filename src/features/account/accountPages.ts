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
 * Loads the current customer's branches and statement on pages that show them. A change of the page's filter loads
 * nothing.
 */
export const watchAccountPages = () =>
  loadForRoute({
    routes: [...showStatement, ...showBranches],
    for: 'customer',
    load: function* ({ route }, isRetry) {
      const customer = yield* select(authSelectors.servedCustomer);
      if (!customer) return;
      // a retry loads only data that have not arrived yet
      const lacks = ({ status }: { status: RequestStatus }) => !isRetry || status !== 'ready';
      if (showBranches.includes(route) && lacks(yield* select(accountSelectors.branches)))
        yield* fork(fillBranches, customer.code);
      if (showStatement.includes(route) && lacks(yield* select(accountSelectors.statement)))
        yield* fork(fillStatement, customer.code);
    },
  });
