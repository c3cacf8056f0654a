export { loadForRoute } from './loadForRoute';
