// Sends one marked sign-up to the webhook as a visitor's browser would, and says what came of it.
import { createSignup } from '../signup/signup.ts';
import type { Facts } from '../site.ts';

const TIME_LIMIT_MS = 15_000;
const NAME = 'TEST, please delete';
// Workflows that turn bots away would refuse Node by its name.
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

interface Delivery {
  readonly ok: boolean;
  readonly text: string;
}

function post({ webhookUrl, url, email, phone }: Facts, now: Date): Promise<Response> {
  const fields = {
    name: NAME,
    email,
    phone,
    businessType: 'other',
    challenge: 'This is a test from npm run check:launch, not a customer.',
    earlyAccess: false,
  };
  return fetch(webhookUrl, {
    method: 'POST',
    // What arrives from a browser in either mode: without a preflight it may not say that the text is JSON.
    headers: {
      'Content-Type': 'text/plain;charset=UTF-8',
      Origin: new URL(url).origin,
      Referer: new URL('/', url).href,
      'User-Agent': USER_AGENT,
    },
    body: JSON.stringify(createSignup(fields, now, new URL('/', url).href)),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
}

/** What such a status means most often; n8n says 500 to a browser that asks for a workflow that is not published. */
function hint(status: number, origin: string): string {
  if (status === 403) return ` Is ${origin} the address in the first line of code of the node "Check the sign-up"?`;
  if (status === 404 || status === 500) return ' Is the workflow published, and is this its production URL?';
  if (status === 503) return ' Was the workflow’s table created, and is there room in it? See its failed executions.';
  return '';
}

/** What keeps the answer from meaning that the sign-up has arrived. */
function answerProblem({ status, headers }: Response, { webhookMode, url }: Facts): string | undefined {
  const { origin } = new URL(url);
  if (status >= 300 && status < 400) {
    const target = headers.get('location');
    return `The webhook redirects (${status}) to ${target}. Use that address: a redirect can lose sign-ups.`;
  }
  if (status < 200 || status > 299) {
    return `The webhook answered ${status}, so the test sign-up is lost.${hint(status, origin)}`;
  }
  const allowed = headers.get('access-control-allow-origin');
  if (webhookMode !== 'cors' || allowed === '*' || allowed === origin) return undefined;
  return `Browsers may not read the webhook’s answer: in cors mode it must send Access-Control-Allow-Origin: ${origin}`;
}

function whatToLookFor({ status }: Response, now: Date): string {
  return (
    `The webhook answered ${status}. Now look where your sign-ups arrive: there must be one named "${NAME}" ` +
    `of ${now.toISOString()}, with name, email, phone and challenge each in a column of its own. If it is missing, ` +
    'or these are empty, the workflow answers before it stores, or does not parse the text that it gets as JSON. In n8n ' +
    'also look into the workflow’s settings: "Save successful production executions" must say "Do not save".'
  );
}

/** Posts the test sign-up; resolves also when it can't be sent. */
export async function sendTestSignup(facts: Facts, now: Date): Promise<Delivery> {
  const unsent = (why: string) => ({ ok: false, text: `No test sign-up was sent: ${why}.` });
  if (facts.webhookUrl === '') return unsent('there is no webhook');
  if (facts.url === '') return unsent('the live site has no address to send it from');
  try {
    const response = await post(facts, now);
    const problem = answerProblem(response, facts);
    return { ok: problem === undefined, text: problem ?? whatToLookFor(response, now) };
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    const reason = cause instanceof Error ? cause.message : message;
    return { ok: false, text: `The test sign-up did not get through to ${facts.webhookUrl}: ${reason}` };
  }
}
