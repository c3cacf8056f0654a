import { customerChoice, customerList } from './customers';
import { sessionCheck, sessionDrift } from './session';
import { signIn, signOut } from './signIn';

export const authSagas = { sessionCheck, sessionDrift, signIn, signOut, customerList, customerChoice };
