import { brandList } from './brandList';

export const contentSagas = { brandList };
