// Stands in for the owner's webhook on localhost: appends each sign-up to a JSON Lines file, and prints the mail that
// the owner's workflow would send.
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';

const BODY_LIMIT = 1024 * 1024;

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  const stream: AsyncIterable<Buffer> = request;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw new Refusal(413, 'the body is larger than 1 MiB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A browser's no-cors request carries the JSON as text/plain, so the content type says nothing. */
function parseSignup(body: string): Record<string, unknown> {
  let signup: unknown;
  try {
    signup = JSON.parse(body);
  } catch {
    throw new Refusal(400, 'the body is not JSON');
  }
  if (typeof signup !== 'object' || signup === null || Array.isArray(signup)) {
    throw new Refusal(400, 'the body is not a JSON object');
  }
  return { ...signup };
}

/** Control characters would let a sign-up rewrite the terminal. */
function printable(value: unknown): string {
  return String(value).replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}

/** In the words of the mail that the owner's workflow sends (src/launch/n8n-workflow.json). */
export function mailOf(signup: Readonly<Record<string, unknown>>): string {
  const { name, email, phone, businessType, earlyAccess, challenge } = signup;
  const said = (value: unknown) => printable(value ?? '');
  return [
    `Website sign-up: ${said(name)}`,
    '',
    `${said(name)} has joined the early-access list.`,
    '',
    `Email: ${said(email)}`,
    `Phone: ${said(phone)}`,
    `Kind of business: ${said(businessType) || 'not said'}`,
    `Early-access pricing: ${earlyAccess ? 'yes' : 'no'}`,
    '',
    said(challenge),
    '',
    email ? 'Answer this mail and it reaches them.' : 'They left a phone number alone: please call.',
  ].join('\n');
}

/** Resolves once the line is on the disk. */
async function append(file: string, line: string): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  try {
    // The mode above only holds for a new file.
    await handle.chmod(0o600);
    await handle.appendFile(line);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

interface InboxOptions {
  /** The JSON Lines file. */
  readonly file: string;
  readonly print: (text: string) => void;
}

/** A server that answers 200 only after the sign-up is stored; not listening yet. */
export function createSignupInbox({ file, print }: InboxOptions): Server {
  let queue = Promise.resolve();

  async function receive(request: IncomingMessage): Promise<void> {
    if (request.method !== 'POST') throw new Refusal(405, `the method is ${request.method}`);
    const signup = parseSignup(await readBody(request));
    const stored = queue.then(() => append(file, `${JSON.stringify(signup)}\n`));
    queue = stored.catch(() => {});
    await stored;
    print(`\nA sign-up. The mail of your workflow would say:\n\n${mailOf(signup)}\n`);
  }

  return createServer((request, response) => {
    const answer = (status: number, text: string) => {
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Access-Control-Allow-Origin': '*' });
      response.end(text);
    };
    receive(request).then(
      () => answer(200, 'stored'),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        print(`Sign-up refused: ${printable(message)}`);
        answer(error instanceof Refusal ? error.status : 500, message);
      },
    );
  });
}
