import { knownActions } from './vocabulary';

const plumbing = /\/(set|update|fetch|get|load|toggle|init|handle|start|success)([A-Z]|$)|Success$|Start$/;

test('every event name is a fact of its domain, not a command', () => {
  expect([...knownActions.keys()].filter((type) => plumbing.test(type))).toEqual([]);
});

test('every event name has the form domain/eventHappened', () => {
  expect([...knownActions.keys()].filter((type) => !/^[a-z][A-Za-z\d]*\/[a-z][A-Za-z]+$/.test(type))).toEqual(
    [],
  );
});
