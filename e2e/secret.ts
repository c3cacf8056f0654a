/** Of the service that the stories run at. */
export const sessionSecret = 'the-session-secret-of-the-stories';
