// eslint-disable-next-line boundaries/dependencies -- the first home until the second has blocks of its own
export { default, features } from '../home/HomePage';
