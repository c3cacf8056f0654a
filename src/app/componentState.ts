/**
 * State inside of components, such as an open menu, a typed text or the step of a form. The state is read from React's
 * tree and written to this tree, as React's developer tools do. Only QA pages use this code: the recorder stores the
 * state, and a replay restores the state. A component is identified by its path from the root (keys and positions). A
 * log therefore fits only the build that recorded the log.
 */
import { UNSAFE_LocationContext as LocationContext, NavigationType, type Location } from 'react-router';
import { I18nProvider } from './I18nProvider';
import { isObject } from '@/shared/isObject';
import { hashText } from './pageText';

/** The fields of React's internal records that are read here. */
interface Hook {
  memoizedState: unknown;
  queue: { dispatch?: unknown; lastRenderedReducer?: unknown } | null;
  next: Hook | null;
}
interface Fiber {
  tag: number;
  key: string | null;
  index: number;
  type: unknown;
  /** DOM node or component instance of the fiber. */
  stateNode: unknown;
  memoizedState: unknown;
  memoizedProps: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** React's tags of components with hooks, and of Suspense. */
const withHooks: ReadonlySet<number> = new Set([0, 11, 15]);
const suspense = 13;
const element = 5;
const textNode = 6;

/** Value of a `useState` hook, or of a form. */
export interface Cell {
  /** Identifies the value's place in the tree. */
  id: string;
  value: unknown;
  set: (value: unknown) => void;
}

type Dispatch = (value: unknown) => void;
type Reduce = (state: unknown, action: unknown) => unknown;

/**
 * Whether a reducer is the reducer of `useState`. This reducer takes a new value, or a function that computes the new
 * value from the old value.
 */
function isStateReducer(reducer: unknown): boolean {
  if (typeof reducer !== 'function') return false;
  const reduce = reducer as Reduce;
  try {
    return reduce(1, 2) === 2 && reduce(1, (before: number) => before + 2) === 3;
  } catch {
    return false;
  }
}
const knownReducers = new Map<unknown, boolean>();
function isOfState(reducer: unknown): boolean {
  const known = knownReducers.get(reducer) ?? isStateReducer(reducer);
  knownReducers.set(reducer, known);
  return known;
}

/**
 * Whether a value is the ref that holds a Formik form's state. The hook before this ref is Formik's counter, which
 * re-renders the form.
 */
const isForm = (value: unknown): value is { current: Record<string, unknown> } =>
  isObject(value) &&
  isObject(value.current) &&
  'touched' in value.current &&
  'values' in value.current &&
  'submitCount' in value.current;

/** Returns a component's state values. The id of a value is the position of its hook. */
function listCells(fiber: Fiber): Cell[] {
  const cells: Cell[] = [];
  let position = 0;
  for (let hook = fiber.memoizedState as Hook | null; isObject(hook); hook = hook.next) {
    const { memoizedState: value, queue } = hook;
    position += 1;
    const id = String(position);
    const dispatch = isObject(queue) ? queue.dispatch : undefined;
    if (isForm(value)) {
      const counter = cells.pop();
      const set = (next: unknown) => {
        value.current = next as Record<string, unknown>;
        counter?.set(Number(counter.value) + 1);
      };
      cells.push({ id, value: value.current, set });
    } else if (typeof dispatch === 'function' && isOfState(queue?.lastRenderedReducer))
      cells.push({ id, value, set: (next) => (dispatch as Dispatch)(() => next) });
  }
  return cells;
}

/**
 * Returns the path of a child. An element is identified by its position. Lazy code is rendered in a wrapper component,
 * but code that was already loaded is rendered without the wrapper. A component that is the first child therefore has
 * the path of its parent.
 */
function getPlace({ key, index, tag }: Fiber, place: string): string {
  if (key !== null) return `${place}/${key}`;
  if (tag === element) return `${place}/${index}`;
  return index === 0 ? place : `${place}/+${index}`;
}

function findComponent(fiber: Fiber | null, type: unknown): Fiber | null {
  for (let one = fiber; one; one = one.sibling) {
    if (one.type === type) return one;
    const inner = findComponent(one.child, type);
    if (inner) return inner;
  }
  return null;
}

/** A Suspense boundary: a part of the page that may wait for its code, and shows a fallback meanwhile. */
export interface Boundary {
  id: string;
  isWaiting: boolean;
  /** Whether the boundary still shows the HTML that the service rendered. */
  isServers: boolean;
  listNodes: () => Node[];
}

export interface ComponentState {
  cells: Cell[];
  boundaries: Boundary[];
  /** The rendered address. During a navigation, the browser and the store may have another address. */
  location: Location | null;
  /** How the rendered address was reached. */
  navigationType: NavigationType;
}

/**
 * Mark that replaces the rendered location in stored values. Components compare the location by identity, so a replay
 * cannot use a copy of the location.
 */
const locationMark = '@location';

function mapParts(value: unknown, change: (part: unknown) => unknown): unknown {
  const changed = change(value);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return (value as unknown[]).map((inner) => mapParts(inner, change));
  return isObject(value) && Object.getPrototypeOf(value) === Object.prototype
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapParts(inner, change)]))
    : value;
}

/** Returns a value that can be stored. A mark replaces the rendered location. */
export const markLocation = (value: unknown, location: Location | null): unknown =>
  location ? mapParts(value, (part) => (part === location ? locationMark : part)) : value;

/** Returns a stored value in which the rendered location replaces the mark. */
export const restoreLocation = (value: unknown, location: Location | null): unknown =>
  mapParts(value, (part) => (part === locationMark ? location : part));

/** Returns the outermost DOM nodes of a part of the tree. */
function listNodes(fiber: Fiber): Node[] {
  const nodes: Node[] = [];
  for (let one = fiber.child; one; one = one.sibling) {
    const isNode = one.tag === element || one.tag === textNode;
    if (isNode) nodes.push(one.stateNode as Node);
    else nodes.push(...listNodes(one));
  }
  return nodes;
}

function toBoundary(fiber: Fiber, id: string): Boundary {
  const { memoizedState: waiting } = fiber;
  return {
    id,
    isWaiting: waiting !== null,
    isServers: isObject(waiting) && waiting.dehydrated !== null,
    listNodes: () => listNodes(fiber),
  };
}

/** Returns the nodes of the boundaries with these ids. */
export const listNodesOf = ({ boundaries }: ComponentState, ids: readonly string[]): ReadonlySet<Node> =>
  new Set(boundaries.filter(({ id }) => ids.includes(id)).flatMap((boundary) => boundary.listNodes()));

/**
 * Returns the state of a page's components; null while React has not rendered the page.
 * @param root component below which a recorded page and a replayed page have the same tree; the routers above this
 * component differ
 */
export function readComponentState(container: Element, root: unknown = I18nProvider): ComponentState | null {
  const name = Object.keys(container).find((key) => key.startsWith('__reactContainer$'));
  if (name === undefined) return null;
  const host = (container as unknown as Record<string, { stateNode: { current: Fiber } }>)[name];
  const shop = findComponent(host?.stateNode.current.child ?? null, root);
  if (!shop?.child) return null;
  const provided = findComponent(host?.stateNode.current.child ?? null, LocationContext)?.memoizedProps;
  const { location, navigationType } =
    isObject(provided) && isObject(provided.value)
      ? (provided.value as unknown as Pick<ComponentState, 'location' | 'navigationType'>)
      : { location: null, navigationType: NavigationType.Pop };
  const cells: Cell[] = [];
  const counts = new Map<string, number>();
  const boundaries: Boundary[] = [];
  /** Returns an id for a value. Values with the same path are numbered. */
  const toId = (kind: string, place: string): string => {
    const name = `${kind}${hashText(place)}`;
    const number = counts.get(name) ?? 0;
    counts.set(name, number + 1);
    return `${name}.${number}`;
  };
  const visit = (first: Fiber | null, place: string): void => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      const here = getPlace(fiber, place);
      if (withHooks.has(fiber.tag)) {
        const found = listCells(fiber);
        if (found.length > 0) {
          const id = toId('', here);
          cells.push(...found.map((cell) => ({ ...cell, id: `${id}.${cell.id}` })));
        }
      }
      if (fiber.tag === suspense) boundaries.push(toBoundary(fiber, toId('b', here)));
      visit(fiber.child, here);
    }
  };
  visit(shop.child, '');
  return { cells, boundaries, location, navigationType };
}

/**
 * Whether a value is loaded code: a component, or React's record of a component. React elements and DOM nodes are not
 * code.
 */
export const isCode = (value: unknown): boolean =>
  typeof value === 'function' ||
  (isObject(value) && typeof value.$$typeof === 'symbol' && !('props' in value));

/**
 * Maximum number of parts of a stored value. The rows of a list page have fewer parts. A list of all customers has more
 * parts, so it is not stored.
 */
const maxParts = 5_000;

/** Whether a value is plain data with at most `maxParts` parts. */
export function isPlain(value: unknown): boolean {
  let count = 0;
  const visit = (inner: unknown): boolean => {
    count += 1;
    if (count > maxParts) return false;
    if (inner === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof inner)) return true;
    if (Array.isArray(inner)) return (inner as unknown[]).every(visit);
    return isObject(inner) && Object.getPrototypeOf(inner) === Object.prototype
      ? Object.values(inner).every(visit)
      : false;
  };
  return visit(value);
}
