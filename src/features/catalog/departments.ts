import { getCategories } from '@/erp/calls/getCategories';
import { waitForSession } from '@/features/auth';
import { navigation } from '@/features/navigation';
import { toFailureCode } from '@/shared/failure';
import { call, put, select } from '@/shared/saga/effects';
import { takeLatestOf } from '@/shared/saga/flows';
import { catalog, catalogSelectors } from './catalogSlice';

/** Loads the departments and their categories when the visitor first opens a page, and again after a failure. */
export function* watchDepartments() {
  yield* takeLatestOf([navigation.arrived, navigation.retryRequested], function* () {
    // the session check sets the XSRF token, and every ERP call needs this token
    yield* call(waitForSession);
    if ((yield* select(catalogSelectors.departments)).status === 'ready') return;
    yield* put(catalog.departmentsAsked());
    try {
      const categories = yield* call(getCategories, { limit: 5 });
      yield* put(catalog.departmentsReceived({ categories }));
    } catch (error) {
      yield* put(catalog.departmentsFailed({ code: toFailureCode(error) }));
    }
  });
}
