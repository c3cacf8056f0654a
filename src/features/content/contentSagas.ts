import { watchBrandList } from './brandList';
import { postList } from './postList';
import { postPage } from './postPage';

export const contentSagas = { brandList: watchBrandList, postList, postPage };
