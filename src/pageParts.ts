// What never changes on a page stands in its document alone. Whoever comes by a link gets it from there.
import { copiesOf } from './ui/parts.ts';
import type { Parts } from './ui/parts.ts';

/** The document at a path of this site, parsed but neither shown nor run; rejects when it can't be had. */
function fetchDocument(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    // The policy forbids to make elements of a text that fetch() has brought (Trusted Types).
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.onloadend = () => {
      const { status, responseXML } = request;
      if (status === 200 && responseXML) resolve(responseXML);
      else reject(new Error(`Failed to fetch ${path}`));
    };
    request.send();
  });
}

/** The client that a document asks for. Its name changes with whatever the pages' code and styles share. */
function clientOf(page: Document): string | undefined {
  return page.querySelector<HTMLElement>('[data-modules]')?.dataset.modules?.split(' ')[0];
}

/** Takes over the style sheets that this document doesn't have yet. The policy names those of all documents. */
function adoptSheets(page: Document): void {
  const known = new Set([...document.querySelectorAll('style')].map(({ textContent }) => textContent));
  document.head.append(...[...page.querySelectorAll('style')].filter(({ textContent }) => !known.has(textContent)));
}

/** Fetches the parts of the page at a path; rejects when its document is of another build than this one. */
export async function loadParts(path: string): Promise<Parts> {
  const page = await fetchDocument(path);
  if (clientOf(page) !== clientOf(document)) throw new Error(`${path} has been deployed anew`);
  adoptSheets(page);
  const parts = [...page.querySelectorAll<HTMLElement>('[data-part]')];
  return Object.fromEntries(parts.map((part) => [part.dataset.part, copiesOf(part)]));
}
