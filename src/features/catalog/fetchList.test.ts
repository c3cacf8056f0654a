import * as v from 'valibot';
import { listQuery } from '../../../server/catalogue/requestSchemas';
import { writeListRequest } from './fetchList';
import { noFilters, readListQuery, writeListQuery } from './listQuery';

test('brands with commas and percent signs pass unchanged through the URL of a list and its request', () => {
  const brand = ["A/C D'Oro (2,5 %)", 'andivor', 'x,y%2C'];
  const query = writeListQuery({ ...readListQuery({}), filters: { ...noFilters, brand } });
  const request = writeListRequest({ kind: 'all', query }, { isSignedIn: false, vehicle: null });
  expect(v.parse(listQuery, request).brand).toEqual(brand);
});
