/** Sends mail: to an SMTP server, or, in a demonstration without one, into a folder. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { isLocalHost } from '../shared/publicAddress';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text: readable everywhere, and nothing in it can be a script. */
  text: string;
}

export interface Mailer {
  /** Sends a mail. @throws when the server refuses it, or takes longer than its limits */
  send(mail: Mail): Promise<void>;
  /** Folder that mails are written to; null when they are sent to people. */
  folder: string | null;
  close(): void;
}

export interface MailerOptions {
  /** smtp: or smtps: URL; null writes mails into the folder. */
  smtpUrl: string | null;
  from: string;
  folder: string;
  now: () => Date;
}

/** Limits of the SMTP conversation in milliseconds: a mail server that hangs keeps no connection. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // smtp: begins in the clear: to another machine nothing is said before TLS
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

/** Writes each mail as a file that mail programs open. */
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

/** Returns a loggable fault, by its codes: a mail server's own words name people. */
export function describeMailFault(error: unknown): { code: unknown; status: unknown } {
  const fault = Object(error) as object;
  return {
    code: Reflect.get(fault, 'code') ?? 'unknown',
    status: Reflect.get(fault, 'responseCode') ?? null,
  };
}

export const createMailer = ({ smtpUrl, from, folder, now }: MailerOptions): Mailer =>
  smtpUrl === null ? createFolderMailer(folder, from, now) : createSmtpMailer(smtpUrl, from);
