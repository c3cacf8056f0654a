/**
 * Records the calls of this process to the ERP and to the mail server. The office shows the last answer and the last
 * fault of both.
 */
import type { ErpCallOutcome } from '../erp/erpClient';
import { describeMailFault, type Mailer } from '../mail/mailer';

export interface IntegrationState {
  answered: number;
  failed: number;
  lastAnswer: Date | null;
  lastFault: { at: Date; reason: string } | null;
}

export type IntegrationHealth = ReturnType<typeof createIntegrationHealth>;

const createState = (): IntegrationState => ({ answered: 0, failed: 0, lastAnswer: null, lastFault: null });

export function createIntegrationHealth(now: () => Date) {
  const states = { erp: createState(), mail: createState() };
  function note(state: IntegrationState, fault: string | null): void {
    if (fault === null) Object.assign(state, { answered: state.answered + 1, lastAnswer: now() });
    else Object.assign(state, { failed: state.failed + 1, lastFault: { at: now(), reason: fault } });
  }
  return {
    states,
    noteErpCall(outcome: ErpCallOutcome): void {
      // if the client disconnected, the outcome does not show whether the ERP works
      if (outcome !== 'client_gone') note(states.erp, outcome === 'ok' ? null : outcome);
    },
    /** Returns a mailer that records whether its mails were sent. */
    watchMailer: (mailer: Mailer): Mailer => ({
      folder: mailer.folder,
      close: () => mailer.close(),
      async send(mail) {
        try {
          await mailer.send(mail);
          note(states.mail, null);
        } catch (error) {
          note(states.mail, String(describeMailFault(error).code));
          throw error;
        }
      },
    }),
  };
}
