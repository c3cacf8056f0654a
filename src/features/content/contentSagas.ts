import { brandList } from './brandList';
import { postList } from './postList';
import { postPage } from './postPage';

export const contentSagas = { brandList, postList, postPage };
