/** nginx with the shop's own configuration, in front of copies of the service on this machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from './postgres';

const program = '/usr/sbin/nginx';
const configuration = path.join(__dirname, '..', '..', 'deploy', 'nginx.conf');

export const isNginxAtHand = (): boolean => existsSync(program);

export interface Nginx {
  /** http://127.0.0.1:PORT */
  address: string;
  pid: number;
  stop(): Promise<void>;
}

/** Replaces a text that occurs exactly once. */
function replaceOnce(text: string, own: string, replacement: string): string {
  if (text.split(own).length !== 2)
    throw new Error(`deploy/nginx.conf has another number of '${own}' than one.`);
  return text.replace(own, () => replacement);
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** Starts the proxy of deploy/ in front of these copies, in a separate folder. */
export async function startNginx(ports: readonly number[], folder: string): Promise<Nginx> {
  const port = await findFreePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder};`,
  );
  let config = readFileSync(configuration, 'utf8');
  const servers = ports.map((copy) => `server 127.0.0.1:${copy} max_fails=0;`).join('\n');
  config = replaceOnce(config, 'server shop:8080 max_fails=0;', servers);
  config = replaceOnce(config, 'listen 8080;', `listen 127.0.0.1:${port};`);
  config = replaceOnce(config, 'http {', ['http {', 'access_log off;', ...temporary].join('\n'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, config);
  const settings = `pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon off; worker_processes 1;`;
  const proxy = spawn(program, ['-p', folder, '-c', file, '-g', settings], { stdio: 'inherit' });
  const exited = once(proxy, 'exit');
  while (!(await isListening(port))) {
    const ending = proxy.exitCode ?? proxy.signalCode;
    if (ending !== null) throw new Error(`nginx ended with ${ending}.`);
    await pause(20);
  }
  return {
    address: `http://127.0.0.1:${port}`,
    pid: proxy.pid ?? Number.NaN,
    stop: async () => {
      // SIGTERM also ends nginx's worker
      proxy.kill('SIGTERM');
      await exited;
    },
  };
}
