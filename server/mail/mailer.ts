/** Sends mails to an SMTP server. A demonstration without an SMTP server writes its mails into a folder. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { isLocalHost } from '../shared/publicAddress';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text, because every mail program shows plain text, and because it cannot contain a script. */
  text: string;
}

export interface Mailer {
  /**
   * Sends a mail.
   * @throws if the server refuses the mail, or if sending takes too long
   */
  send(mail: Mail): Promise<void>;
  /** Folder into which mails are written as files; null if mails are sent to a server. */
  folder: string | null;
  close(): void;
}

export interface MailerOptions {
  /** URL of the SMTP server, which begins with smtp: or smtps:; null if mails are written into the folder. */
  smtpUrl: string | null;
  from: string;
  folder: string;
  now: () => Date;
}

/**
 * Time limits of a conversation with the SMTP server, in milliseconds. Without them, a hanging server would occupy a
 * connection forever.
 */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // with smtp:, the conversation begins without encryption, so TLS is required, unless the server is on this machine
    requireTLS: !isLocalHost(new URL(url).hostname),
    ...limits,
  });
  return {
    folder: null,
    close: () => transport.close(),
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}

/** Creates a mailer that writes each mail into a file. Mail programs can open such a file. */
function createFolderMailer(folder: string, from: string, now: () => Date): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  let count = 0;
  return {
    folder,
    close: () => transport.close(),
    async send(mail) {
      const { message } = await transport.sendMail({ from, date: now(), ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      count += 1;
      const name = `${now().toISOString().replaceAll(/[:.]/g, '-')}-${count}.eml`;
      await writeFile(path.join(folder, name), message, { mode: 0o600 });
    },
  };
}

/**
 * Returns the codes of a failure for the log. The mail server's message is left out, because it may contain addresses.
 */
export function describeMailFault(error: unknown): { code: unknown; status: unknown } {
  const fault = Object(error) as object;
  return {
    code: Reflect.get(fault, 'code') ?? 'unknown',
    status: Reflect.get(fault, 'responseCode') ?? null,
  };
}

export const createMailer = ({ smtpUrl, from, folder, now }: MailerOptions): Mailer =>
  smtpUrl === null ? createFolderMailer(folder, from, now) : createSmtpMailer(smtpUrl, from);
