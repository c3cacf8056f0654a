import { customerChoice, customerList } from './customers';
import { sessionCheck, sessionDrift } from './session';
import { signIn } from './signIn';
import { signOut } from './signOut';

export const authSagas = { sessionCheck, sessionDrift, signIn, signOut, customerList, customerChoice };
