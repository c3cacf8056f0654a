import type { SourceChange } from './sourceCopy';

/** Change of the shop that the golden logs must catch. */
export interface Mutant extends SourceChange {
  /** Rule of the specification that the change breaks. */
  rule: string;
}

const change = (rule: string, file: string, from: string, to: string): Mutant => ({ rule, file, from, to });
/** A statement that the change leaves out. */
const drop = (rule: string, file: string, from: string): Mutant => change(rule, file, from, '');

const forms = 'vehicles/vehicleForms.ts';
const lists = 'lists/createProductList.ts';
const cart = 'cart/cartSlice.ts';
const lines = 'cart/lines.ts';
const auth = 'auth/authSlice.ts';
const navigation = 'navigation/navigationSlice.ts';
const contact = 'contact/contactSlice.ts';
const toasts = 'toasts/toastsSlice.ts';
const reviews = 'reviews/reviewsSlice.ts';

export const mutants: readonly Mutant[] = [
  // changes of delays and locks
  change('lock of an add: 350 ms', 'cart/cartLocks.ts', 'lockTime = 350', 'lockTime = 50'),
  change('lock of an add: 350 ms, not 351', 'cart/cartLocks.ts', 'lockTime = 350', 'lockTime = 351'),
  change('lock of a batch: 350 ms', 'cart/cartBatch.ts', 'lockTime = 350', 'lockTime = 50'),
  change('lock of wishlist and compare: 350 ms', lists, 'lockTime = 350', 'lockTime = 50'),
  change('a toast stays 5,000 ms', 'toasts/toastLife.ts', 'timeOut = 5_000', 'timeOut = 4_000'),
  change(
    'a toast leaves 1,000 ms after the pointer',
    'toasts/toastLife.ts',
    'extendedTimeOut = 1_000',
    'extendedTimeOut = 5_000',
  ),
  change('a toast fades for 300 ms', 'toasts/toastLife.ts', 'ease = 300', 'ease = 200'),
  change('a typed VIN waits 500 ms', 'vehicles/vinLookup.ts', '    500,', '    400,'),
  change('the version is checked every 60 s', 'version/versionWatch.ts', '60_000', '30_000'),
  change(
    'a language is asked for again after 5,000 ms',
    'i18n/languageSwitch.ts',
    'retryDelay = 5_000',
    'retryDelay = 1_000',
  ),
  change('the loading bar waits 50 ms', 'navigation/loadingBar.ts', 'delay(50)', 'delay(0)'),
  change(
    'the end of a session is checked each minute',
    'sessionEnd/sessionWatch.ts',
    'minute = 60_000',
    'minute = 30_000',
  ),
  // changes of resets
  change(
    'a chosen year takes make, model and engine with it',
    forms,
    '{ ...emptyForm, vin, value, year, makes }',
    '{ ...forms[payload.form], vin, value, year, makes }',
  ),
  drop('a chosen make takes model and engine with it', forms, 'form.model = form.engine = null;'),
  change(
    'a chosen make takes the engine with it',
    forms,
    'form.model = form.engine = null;',
    'form.model = null;',
  ),
  drop('a chosen model takes the engine with it', forms, '      form.engine = null;'),
  drop(
    'a removed line can be undone only until another page',
    cart,
    "if (payload.route !== 'cart') state.removed = null;",
  ),
  drop('an undone removal is gone', lines, '    state.removed = null;'),
  change(
    'a part that is added ends the undo of a removal',
    lists,
    'state.busy.push(String(payload.product.id));\n        state.removed = [];',
    'state.busy.push(String(payload.product.id));',
  ),
  change(
    'an undone removal of a list is gone',
    lists,
    '        }\n        state.removed = [];\n',
    '        }\n',
  ),
  drop('an emptied list is empty', lists, 'state.items = [];'),
  drop('a page that is left has no dirty form', navigation, 'state.dirtyForms = [];'),
  drop('an arrival ends the way', navigation, "state.status = 'arrived';"),
  drop('a choice of a customer ends with the answer', auth, 'state.choosing = null;'),
  drop('a new choice of a customer has no old failure', auth, 'state.choosing = payload.code;'),
  drop('a failed sign-in makes a guest', auth, "if (state.status === 'signingIn') state.status = 'guest';"),
  drop('a failed sign-in says why', auth, 'state.failure = payload.code;'),
  drop('a contact message keeps its text while it is sent', contact, 'state.draft = payload.message;'),
  drop('a message typed again has another key', contact, 'state.idempotencyKey = null;'),
  drop(
    'a refused message says why',
    contact,
    "state.sending = { status: 'refused', failure: payload.code, fields: payload.fields };",
  ),
  drop('reviews that came are shown', reviews, 'state.shown = payload.reviews;'),
  drop('reviews that failed say so', reviews, "state.status = 'failed';"),
  drop('a toast leaves before it goes', toasts, "if (toast) toast.status = 'leaving';"),
  drop(
    'a toast that is over goes',
    toasts,
    'state.items = state.items.filter(({ id }) => id !== payload.id);',
  ),
  drop('numbers of toasts are not used twice', toasts, 'state.nextId += 1;'),
  // changes of guards
  change(
    'a held lock ignores',
    '../shared/saga/flows.ts',
    'if (inProgress.has(getKey(action)))',
    'if (false as boolean)',
  ),
  drop('a lock ends', '../shared/saga/flows.ts', 'inProgress.delete(key);'),
  change(
    'more than the stock is refused',
    'cart/cartLocks.ts',
    'payload.quantity < 1 || payload.quantity > room',
    'payload.quantity < 1',
  ),
  change('a list holds no more than its limit', lists, '>= limit', '> limit'),
  change('compare holds six', 'lists/index.ts', 'limit: 6', 'limit: 7'),
  drop(
    'a part is in a list once',
    lists,
    'if (yield* select(slice.selectors.holds, payload.product.id)) return false;',
  ),
  drop('the same version does not reload', 'version/versionWatch.ts', 'if (newer === null) return;'),
  change(
    'unsaved input holds a reload',
    'version/versionWatch.ts',
    'while (!(yield* call(isSafe)))',
    'while (false as boolean)',
  ),
  drop('a newer version reloads the page', 'version/versionWatch.ts', 'yield* call(reloadPage);'),
  drop(
    'a newer version clears the browser',
    'version/versionWatch.ts',
    'if (!isCleared) yield* call(clearForNewVersion);',
  ),
  drop(
    'a VIN that is known or no VIN is not asked for',
    'vehicles/vinLookup.ts',
    "if ((yield* select(vehicleFormsSelectors.form, form)).vin.status !== 'waiting') return;",
  ),
  drop(
    'only a seller asks for customers',
    'auth/customers.ts',
    'if (!(yield* select(authSelectors.isSeller))) return;',
  ),
  drop(
    'suggestions are asked for only while a text waits for them',
    'catalog/suggestions.ts',
    "if (status !== 'asking' || !(yield* select(authSelectors.isKnown))) return;",
  ),
  drop('a make before its makes is ignored', forms, "if (form.makes.status !== 'ready') return;"),
  change(
    'makes that came before are not asked for again',
    forms,
    'choicesAfter(year, readCache(known.names, getCacheKey(year)))',
    'choicesAfter<string>(year, undefined)',
  ),
  drop('an undone add of a line that is not there is ignored', lines, 'if (!line) return;'),
  change(
    'a removed line that is not there is ignored',
    lines,
    'if (!line) return;\n    state.items.splice',
    'state.items.splice',
  ),
  change('a line is merged with its like', lines, 'line.quantity += quantity;', 'line.quantity = quantity;'),
  // changes of cancels
  drop('a newer request cancels the older', '../shared/saga/flows.ts', 'yield* cancel(previous.task);'),
  drop(
    'a newer request says what it replaced',
    '../shared/saga/flows.ts',
    'yield* put(requestSuperseded({ request: previous.request, key }));',
  ),
  drop('another key cancels', '../shared/saga/flows.ts', 'if (running) yield* cancel(running);'),
  change('the same key leaves the work alone', '../shared/saga/flows.ts', 'if (next === need) continue;', ''),
  // changes of the quick order
  drop('a new list has no undo of the one before', 'quickOrder/quickOrderSlice.ts', 'noteHistory(state);'),
  drop('an edited code is resolved again', 'quickOrder/resolveRowsFlow.ts', 'quickOrder.codeEdited,'),
  drop('a failed question is asked again', 'quickOrder/resolveRowsFlow.ts', 'quickOrder.retryRequested,'),
  change(
    'a taken row keeps what the stock cuts off',
    'quickOrder/quickOrderSlice.ts',
    'row.quantity = line.wanted - line.quantity;',
    'row.quantity = 0;',
  ),
  change(
    'the only part with a code is chosen',
    'quickOrder/quickOrderSlice.ts',
    "if (answer.kind === 'exact') row.chosen = slugs[0] ?? null;",
    "if (answer.kind === 'exact') row.chosen = null;",
  ),
  // changes of accounts
  drop(
    'a guest’s vehicles join the account’s',
    'vehicles/accountGarage.ts',
    'yield* put(vehicles.garageJoined({ vehicles: answer.vehicles, missing }));',
  ),
  drop(
    'a vehicle that is gone is set aside',
    'vehicles/currentVehicle.ts',
    "if (toFailureCode(error) === 'NOT_FOUND') yield* put(vehicles.currentMissing({ vehicle }));",
  ),
  drop('lists of another person are cleared', lists, '.addCase(auth.otherPersonArrived, () => initialState)'),
  change(
    'an order is placed once, however often it is pressed',
    'orders/placeOrder.ts',
    'takeLeadingByKey(triggers, getSubmissionKey,',
    'takeLeadingByKey(triggers, () => String(Math.random()),',
  ),
  change(
    'an order of another customer leads to no page',
    'orders/placeOrder.ts',
    'if (!(yield* call(isServed))) {',
    'if (false as boolean) {',
  ),
  change(
    'the end of a session is warned of 5 minutes before',
    'sessionEnd/sessionWatch.ts',
    'warningMs = 5 * minute',
    'warningMs = 1 * minute',
  ),
  change(
    'a warned session is checked each 20 s',
    'sessionEnd/sessionWatch.ts',
    'pollMs = 20_000',
    'pollMs = 30_000',
  ),
  drop('an ended session says so', 'sessionEnd/sessionWatch.ts', 'yield* put(auth.sessionEnded());'),
  // changes of outcomes
  drop(
    'an added line says so',
    'cart/cartLocks.ts',
    'yield* put(cart.lineAdded({ key, name: payload.product.name, quantity: payload.quantity }));',
  ),
  drop(
    'a refused add says so',
    'cart/cartLocks.ts',
    "yield* put(cart.addRejected({ name: payload.product.name, code: 'STOCK_EXCEEDED' }));",
  ),
  drop(
    'an answer of the service becomes the language',
    'i18n/languageSwitch.ts',
    'yield* call(storeMessages, language, yield* call(getMessages, language));',
  ),
  drop(
    'a session that came is told',
    'auth/session.ts',
    'if (session) yield* put(auth.sessionReceived({ session }));',
  ),
  drop(
    'a chosen customer is served',
    'auth/customers.ts',
    'if (isWanted && customer) yield* put(auth.customerSelected({ customer }));',
  ),
  drop(
    'a placed order leads to its page',
    'orders/placeOrder.ts',
    "yield* call(navigateTo, toUrl('orderPlaced', { token: order.token }));",
  ),
];
