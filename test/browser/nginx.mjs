// A real nginx with the configuration that the build has written, on a socket in a temporary folder.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { until } from './page.mjs';

const executablePath = process.env.NGINX || '/usr/sbin/nginx';

const TEMPORARY_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** What an owner's own configuration has around the include. */
function configuration(folder, root) {
  return `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    error_log stderr warn;
    events {}
    http {
      access_log off;
      ${TEMPORARY_PATHS.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      server {
        listen unix:${folder}/nginx.sock;
        root ${root};
        include ${root}/_nginx.conf;
      }
    }`;
}

/** Sends the path as it is: fetch would tidy it up first. `target` is a socket or a host and port. */
export function ask(target, path, { method = 'GET', headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const sent = request({ ...target, path, method, headers, agent: false }, async (response) => {
      const chunks = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Serves the folder. `stop()` resolves with what nginx has said. */
export async function startNginx(root) {
  if (!existsSync(executablePath)) {
    throw new Error(`There is no nginx at ${executablePath}. Install it, or set NGINX to the path of one.`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(folder, root));
  const nginx = spawn(executablePath, ['-c', file, '-p', folder, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said = text(nginx.stderr);
  const target = { socketPath: join(folder, 'nginx.sock') };
  const answers = () => ask(target, '/').then(() => true, () => false);
  await until(async () => nginx.exitCode !== null || (await answers()));
  if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${await said}`);
  return {
    target,
    async stop() {
      nginx.kill();
      // Its last words come with its end, and it complains when its socket was taken away before.
      const words = await said;
      await rm(folder, { recursive: true, force: true });
      return words;
    },
  };
}
