/** Session secret of the stories' service. */
export const sessionSecret = 'the-session-secret-of-the-stories';
