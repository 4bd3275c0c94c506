type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';

function isSame(one: Field, other: Field): boolean {
  return one.id === other.id && one.name === other.name;
}

/**
 * Notes the fields in `root`; the returned function puts their state into those that have taken their place, and the
 * focus back. React makes the page anew when it hydrates HTML that an extension or a translator has changed.
 */
export function keepTyped(root: Element): () => void {
  const before = [...root.querySelectorAll<Field>(FIELDS)];
  const focused = document.activeElement;
  return () => {
    const now = [...root.querySelectorAll<Field>(FIELDS)];
    for (const old of before) {
      const fresh = old.isConnected ? old : now.find((field) => isSame(field, old));
      if (!fresh) continue;
      if (fresh !== old) fresh.value = old.value;
      if (fresh instanceof HTMLInputElement && old instanceof HTMLInputElement) fresh.checked = old.checked;
      // What is moved loses it as well.
      if (old === focused && document.activeElement === document.body) fresh.focus({ preventScroll: true });
    }
  };
}
