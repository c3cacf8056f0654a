/** What the first screen of a list does without: the controls around it, in one piece that comes right after. */
export { FilterSide } from './FilterSide';
export { ListFoot } from './ListFoot';
export { ListHead } from './ListHead';
export { SearchNotice } from './SearchNotice';
