/** Pages whose first paint is measured: ours on a guest's phone, and the static page made from each. */
export const measuredPages = [
  { id: 'home', name: 'Home', path: '/' },
  { id: 'list', name: 'List', path: '/shop/category/05-001/products' },
  { id: 'product', name: 'Product', path: '/shop/products/FRE-PD-1042' },
];
