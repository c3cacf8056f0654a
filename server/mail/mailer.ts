/** Sends mail to an SMTP server or, in a demonstration without one, writes it into a folder. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { isLocalHost } from '../shared/publicAddress';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text, which every mail program shows and which cannot contain a script. */
  text: string;
}

export interface Mailer {
  /** Sends a mail. @throws when the server refuses it, or takes longer than its limits */
  send(mail: Mail): Promise<void>;
  /** Folder for mails as files; null when mails are sent. */
  folder: string | null;
  close(): void;
}

export interface MailerOptions {
  /** URL with smtp: or smtps:; null to write mails into the folder. */
  smtpUrl: string | null;
  from: string;
  folder: string;
  now: () => Date;
}

/** Time limits of the SMTP conversation in milliseconds, so that a mail server that hangs holds no connection. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // smtp: begins unencrypted, so TLS is required for another machine
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

/** Creates a mailer that writes each mail as a file for mail programs. */
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

/** Returns the codes of a fault for the log, without the mail server's own text, which may contain addresses. */
export function describeMailFault(error: unknown): { code: unknown; status: unknown } {
  const fault = Object(error) as object;
  return {
    code: Reflect.get(fault, 'code') ?? 'unknown',
    status: Reflect.get(fault, 'responseCode') ?? null,
  };
}

export const createMailer = ({ smtpUrl, from, folder, now }: MailerOptions): Mailer =>
  smtpUrl === null ? createFolderMailer(folder, from, now) : createSmtpMailer(smtpUrl, from);
