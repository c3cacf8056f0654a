import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

/** jest compiles a lazy chunk when it is first imported, which takes more than a second on a busy machine. */
configure({ asyncUtilTimeout: 4_000 });
