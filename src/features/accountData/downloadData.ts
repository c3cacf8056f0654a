import { accountChangeActions, authSelectors } from '@/features/auth';
import { toFailureCode } from '@/shared/failure';
import { call, put, race, select, take, type SagaGenerator } from '@/shared/saga/effects';
import { fetchAllPages } from '@/shared/saga/fetchAllPages';
import { saveFile } from '@/shared/saveFile';
import { getAccountData } from '@/shop/accountData';
import { accountDataParts } from '@/shop/accountDataSchemas';
import { accountData } from './accountDataSlice';

/** Fetches all kinds of the account's data (sessions, vehicles, orders …), page by page. */
function* readAllData(): SagaGenerator<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {};
  for (const part of accountDataParts) {
    data[part] = yield* fetchAllPages(
      (from = 0) => getAccountData(part, from),
      ({ rows }) => rows,
    );
  }
  return data;
}

/** Saves the data as a JSON file. In a replay there is no document, so nothing is saved. */
function saveData(name: string, data: Record<string, unknown[]>): void {
  if (typeof document === 'undefined') return;
  saveFile(name, JSON.stringify(data, null, 2), 'application/json');
}

/**
 * Downloads the account's data as one file. A change of account cancels the download, so that the file never contains
 * another account's data.
 */
export function* watchDataDownload() {
  for (;;) {
    yield* take(accountData.downloadRequested);
    const code = (yield* select(authSelectors.account))?.code ?? '';
    try {
      const { data } = yield* race({ data: call(readAllData), gone: take([...accountChangeActions]) });
      if (!data) continue;
      yield* call(saveData, `datos-${code}.json`, data);
      yield* put(accountData.downloaded());
    } catch (error) {
      yield* put(accountData.downloadFailed({ code: toFailureCode(error) }));
    }
  }
}
