import { ContactFallback } from '../signup/ContactFallback.tsx';
import { Button } from '../ui/Button.tsx';
import { UnwiredBlossom } from '../ui/UnwiredBlossom.tsx';
import { Notice } from './Notice.tsx';

function statusOf(error: unknown): string {
  if (error instanceof Error && error.message !== '') return error.message;
  if (typeof error === 'object' && error !== null && 'status' in error) return String(error.status);
  return String(error);
}

/** What a visitor sees when a page fails to load or to render. */
export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <Notice title="Unexpected Application Error!" drawing={<UnwiredBlossom />}>
      <p>{statusOf(error)}</p>
      <Button onClick={() => location.reload()}>Load the page again</Button>
      <ContactFallback />
    </Notice>
  );
}
